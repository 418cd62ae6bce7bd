// Generated from calc-wasm/frozen by `npm run gen`. Do not edit.
import type { Calculator } from './catalog.ts';
import dmi_v1 from '../../frozen/dmi-v1/catalogue.json' with { type: 'json' };
import nvme_queue_v1 from '../../frozen/nvme-queue-v1/catalogue.json' with { type: 'json' };
import pcie_v1 from '../../frozen/pcie-v1/catalogue.json' with { type: 'json' };
import raid_v1 from '../../frozen/raid-v1/catalogue.json' with { type: 'json' };
import sata_v1 from '../../frozen/sata-v1/catalogue.json' with { type: 'json' };

/** What the calculators of superseded versions declare, by the address of their embeds. */
export const frozenCatalog = {
  'dmi/v1': dmi_v1,
  'nvme-queue/v1': nvme_queue_v1,
  'pcie/v1': pcie_v1,
  'raid/v1': raid_v1,
  'sata/v1': sata_v1,
} as unknown as Readonly<Record<string, Calculator>>;
