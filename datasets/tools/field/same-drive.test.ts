import { expect, test } from 'vitest';
import { type RegistryDrive, SeenNames } from './same-drive.ts';

const isSameDrive = (registryDrive: RegistryDrive, seen: string) =>
  new SeenNames([seen]).of(registryDrive).includes(seen);
const drive = (vendor: string, model: string, capacity?: number) => ({ vendor, model, capacity });

test.each([
  [drive('Samsung', '860 EVO', 1e12), 'Samsung SSD 860 EVO 1TB'],
  [drive('Samsung', '970 EVO Plus', 5e11), 'Samsung SSD 970 EVO Plus 500GB'],
  [drive('Samsung', '960 PRO 512 GB', 512e9), 'Samsung SSD 960 PRO 512GB'],
  [drive('Samsung', '870 EVO'), 'Samsung SSD 870 EVO 4TB'],
  [drive('Crucial', 'MX500 1 TB', 1e12), 'CT1000MX500SSD1'],
  [drive('Crucial', 'MX300 (M.2)', 525e9), 'Crucial_CT525MX300SSD4'],
  [drive('Crucial', 'P3 Plus', 2e12), 'CT2000P3PLUSSSD8'],
  [drive('Crucial', 'MX300', 1.05e12), 'Crucial_CT1050MX300SSD1'],
  [drive('WD', 'Black SN770', 1e12), 'WD_BLACK SN770 1TB'],
  [drive('WD', 'Blue SN570', 5e11), 'WD Blue SN570 500GB'],
  [drive('WD', 'Blue 3D NAND SATA SSD (WDS100T2B0A)', 1e12), 'WDC WDS100T2B0A-00SM50'],
  [drive('Samsung', 'PM983 (MZQLB960HAJR)', 960e9), 'SAMSUNG MZQLB960HAJR-00007'],
  [drive('Toshiba', 'THNSNJ128GCSU', 128e9), 'TOSHIBA THNSNJ128GCSU'],
])('%j is %s', (one, seen) => expect(isSameDrive(one, seen)).toBe(true));

test.each([
  ['another size', drive('Samsung', '860 EVO', 1e12), 'Samsung SSD 860 EVO 500GB'],
  ['another form', drive('Samsung', '860 EVO', 1e12), 'Samsung SSD 860 EVO M.2 1TB'],
  ['a later drive of a similar name', drive('Samsung', '970 EVO', 1e12), 'Samsung SSD 970 EVO Plus 1TB'],
  ['another maker', drive('Crucial', 'P310', 1e12), 'Patriot P310 1TB'],
  ['a name without a size', drive('Sabrent', 'Rocket Q', 1e12), 'Sabrent Rocket Q'],
  ['a name of its series alone', drive('WD', 'Red', 4e12), 'WDC WD40EFRX-68N32N0'],
  ['another form of Crucial', drive('Crucial', 'MX300 (M.2)', 525e9), 'Crucial_CT525MX300SSD1'],
  ['another series of Crucial', drive('Crucial', 'P3', 2e12), 'CT2000P3PLUSSSD8'],
  ['a longer part number', drive('Samsung', 'PM983 (MZQLB960HAJR)'), 'SAMSUNG MZQLB960HAJRX'],
])('%s is not the drive', (_, one, seen) => expect(isSameDrive(one, seen)).toBe(false));
