/**
 * Lines as tools print and people paste them, of our own making, each with what is private in it and what has to stay:
 * for the tests of the mask. A line of a label and a value is worn in every dressing as well.
 */

/** Label, value, and what stands behind; the value is private. */
type Labelled = readonly [label: string, value: string, rest?: string];

const LABELLED: readonly Labelled[] = [
  ['Serial Number:    ', 'S3NZNX0K112233A'],
  ['Serial number:        ', 'ZC1A2B3C0000C9200AB1'],
  ['Serial No : ', 'Z1Z0ABCD'],
  ['  Serial Number: ', 'WD-WCC4N1234567'],
  ['Serial ID: ', '"WFN0DNST1"'],
  ['SerialNumber         : ', 'S4EVNF0M123456'],
  ['Unit serial number: ', '9QK1ABCD'],
  ['E: ID_SERIAL_SHORT=', 'WD-WCC7K0ABCDEF'],
  ['ID_SERIAL_SHORT=', 'S3Z2NB0K938341'],
  ['serial number         ', 'S3Z2NB0K938342'],
  ['Logical Drive Label: ', '03B2C4D5PDNNK0BRH8A0'],
  ['Серийный номер: ', 'S3NZNX0K112234'],
  ['Заводской номер: ', 'AB12CD34EF'],
  ['Seriennummer: ', 'S3NZNX0K112235'],
  ['Seriennummer       : ', 'WD-WX12A3456789'],
  ['Numéro de série : ', 'S3NZNX0K112236'],
  ['Número de serie: ', 'S3NZNX0K112237'],
  ['Número de série: ', 'S3NZNX0K112238'],
  ['Numero di serie: ', 'S3NZNX0K112239'],
  ['Numer seryjny: ', 'S3NZNX0K112240'],
  ['序列号：', 'S3NZNX0K112241'],
  ['シリアル番号: ', 'S3NZNX0K112242'],
  ['Имя узла: ', 'orion-pc'],
  ['Имя компьютера: ', 'ORION7'],
  ['Имя пользователя: ', 'ivanova'],
  ['Rechnername: ', 'orion-pc'],
  ['Computername: ', 'ORION-PC'],
  ["Nom de l'ordinateur : ", 'ORION-PC'],
  ["Nom d'utilisateur : ", 'jeanne'],
  ['Benutzername: ', 'jana'],
  ['Nombre del equipo: ', 'ORION-PC'],
  ['Nombre de usuario: ', 'juana'],
  ['主机名: ', 'orion-pc'],
  ['Hostname: ', 'orion.example.lan'],
  ['Host Name: ', 'ORION-PC'],
  ['_HOSTNAME=', 'orion'],
  ['Static hostname: ', 'orion'],
  ['Username: ', 'janedoe'],
  ['username=', 'janedoe'],
  ['user=', 'janedoe'],
  ['USER=', 'janedoe'],
  ['LOGNAME=', 'janedoe'],
  ['MAC Address: ', '00:1a:2b:3c:4d:5e'],
  ['MAC Address: ', '001a2b3c4d5e'],
  ['Physical Address: ', '00-1A-2B-3C-4D-5E'],
  ['Permanent HW Address: ', '001a2b3c4d5f'],
  ['LU WWN Device Id: ', '5 000cca 26ccc09f6'],
  ['Logical Unit WWN Device Identifier: ', '50014ee0593d4632'],
  ['\tUnique ID\t: ', '0a1b2c3d4'],
  ['SAS Address: ', '5000c50012345678'],
  ['UUID: ', 'f563804b-1b93-4921-90e1-4114c8111e8f'],
  ['inet ', '192.168.17.34', '/24'],
  ['from ', '203.0.113.77'],
  ['mail: ', 'jane.doe@example.org'],
];

/** A line with its private parts; all else stays. */
type Whole = readonly [line: string, secrets: readonly string[]];

const WHOLE: readonly Whole[] = [
  ['[    1.234567] orion kernel: ata1: SATA link up 6.0 Gbps', ['orion']],
  ['1704186672.123456 orion kernel: nvme nvme0: 8/0/0 default/read/poll queues', ['orion']],
  ['Tue 2024-01-02 10:11:12 CET orion kernel: ata1.00: max UDMA/133', ['orion']],
  ['2024-01-02 10:11:12 orion kernel: sd 0:0:0:0: [sda] Attached SCSI disk', ['orion']],
  ['2024-01-02T10:11:12+0100 orion kernel: usb 2-1: new SuperSpeed USB device', ['orion']],
  ['<6>1 2024-01-02T10:11:12.003Z orion kernel - - - md/raid1:md0: active', ['orion']],
  ['Jan  2 10:11:12 orion smartd[812]: Device: /dev/sda, SMART Usage Attribute', ['orion']],
  ['"_HOSTNAME" : "orion",', ['orion']],
  [
    'Jan  2 10:11:12 orion sshd[99]: Accepted publickey for janedoe from 192.168.17.34',
    ['orion', 'janedoe', '192.168.17.34'],
  ],
  [
    'Failed password for invalid user janedoe from 203.0.113.77 port 22',
    ['janedoe', '203.0.113.77'],
  ],
  ['Jan  2 10:11:12 orion CRON[812]: (janedoe) CMD (zpool scrub tank)', ['orion', 'janedoe']],
  ['type=USER_LOGIN msg=audit(1704186672.1:2): acct="janedoe" exe="/usr/sbin/sshd"', ['janedoe']],
  ['//orion/share on /mnt/share type cifs (rw,username=janedoe,vers=3.0)', ['orion', 'janedoe']],
  ['Janes-MacBook-Pro:~ janedoe$ system_profiler SPNVMeDataType', ['Janes-MacBook-Pro', 'janedoe']],
  ['janedoe@Janes-MacBook-Pro ~ % diskutil list', ['Janes-MacBook-Pro', 'janedoe']],
  ['janedoe@orion:~$ lspci -vv', ['janedoe', 'orion']],
  ['[root@orion ~]# smartctl -x /dev/sda', ['orion']],
  ['C:\\Users\\Jane Doe\\Desktop\\CrystalDiskMark.txt', ['Jane', 'Doe']],
  ['PS C:\\Users\\Jane Doe> Get-PhysicalDisk', ['Jane']],
  ['/Users/Jane Doe/Documents/fio.json', ['Jane', 'Doe']],
  ['/volume1/homes/janedoe/test.bin', ['janedoe']],
  ['/home/janedoe/fio/test: Laying out IO file', ['janedoe']],
  ['smb://janedoe:Secret77@orion/share', ['janedoe', 'Secret77', 'orion']],
  ['ftp://janedoe:Secret77@orion.example.lan/dump', ['Secret77', 'orion']],
  ['nfs://orion/export/data', ['orion']],
  ['#  Rank  0 Group  0 Pid  812 on  orion device  0 [0x07] Example A100', ['orion']],
  ['1.97,1.97,orion,1,1704186672,16G,,799,99,520000,88', ['orion']],
  ['<orion> fio-3.33', ['orion']],
  ['hd=hd1,vdbench=/opt/vdbench,user=janedoe,system=orion', ['janedoe', 'orion']],
  ['diskid/DISK-S3NZNX0K112243p2  ONLINE       0     0     0', ['S3NZNX0K112243']],
  ['c0t5000C50012345678d0  ONLINE  0 0 0', ['5000C50012345678']],
  ['[0:0:0:0]    disk    35000c50012345679  /dev/sda', ['5000c50012345679']],
  ['USBSTOR\\DISK&VEN_EXAMPLE&PROD_X1&REV_0\\012345678999&0', ['012345678999']],
  ['USB\\VID_174C&PID_55AA\\MSFT30AB12CD34', ['AB12CD34']],
  ['S: disk/by-id/ata-EXAMPLE_EX4000-68N32N0_WD-WCC7K0ABCDEG', ['WD-WCC7K0ABCDEG']],
  [
    'nvme0   S5GXNX0T123457       Samsung SSD 980 PRO 1TB       5B2QGXA7 pcie   0000:01:00.0',
    ['S5GXNX0T123457'],
  ],
  ['nqn.2017-03.jp.co.toshiba:KXG60ZNV512G NVMe TOSHIBA 512GB:Y0IFC1L0FD1K', ['Y0IFC1L0FD1K']],
  ['storage_serial_ST_ST380011A_0000000062W1_0_0', ['0000000062W1']],
  ['wlx001a2b3c4d60: <BROADCAST,MULTICAST,UP> mtu 1500', ['001a2b3c4d60']],
  ['enx001a2b3c4d61: flags=4163<UP,BROADCAST>', ['001a2b3c4d61']],
  ['Internet  192.168.17.34  5  001a.2b3c.4d62  ARPA', ['001a.2b3c.4d62', '192.168.17.34']],
  ['Serial Number: ABCDEFGHK', ['ABCDEFGHK']],
  ['Serial Number: WD WCC4 123456', ['123456']],
  ['Serial Number:\n    S3NZNX0K112244', ['S3NZNX0K112244']],
  ['$ hostname\norion', ['orion']],
  ['$ whoami\njanedoe', ['janedoe']],
  [
    'Node,Model,SerialNumber\n\nORION7,Example SSD 900,S3NZNX0K112245',
    ['ORION7', 'S3NZNX0K112245'],
  ],
  ['name,model,serial\nsda,EX4000-68N32N0,WD-WCC7K0ABCDEH', ['WD-WCC7K0ABCDEH']],
  ['name;model;serial\nsda;EX4000-68N32N0;WD-WCC7K0ABCDEI', ['WD-WCC7K0ABCDEI']],
];

/** What is none of anybody's: models, sizes, addresses of PCI, words of tools. */
export const STAYS: readonly string[] = [
  'KXG60ZNV512G NVMe TOSHIBA 512GB',
  'SAMSUNG MZVLB1T0HBLR-000L7',
  'WDC WD100EMAZ-00WJTA0',
  'ST4000DM000-1F2168',
  'HGST HUS724040ALA640',
  'INTEL SSDSC2KB480G8',
  'MTFDDAK480TDT',
  'KINGSTON SA2000M8500G',
  'CT1000MX500SSD1',
  'Samsung SSD 980 PRO 1TB',
  'user=0.12%, sys=1.20%',
  'cpu          : usr=1.20%, sys=3.40%, ctx=1200',
  'read: IOPS=6123, BW=23.9MiB/s (25.1MB/s)',
  '[    1.234567] usb 2-1: new SuperSpeed USB device number 2 using xhci_hcd',
  '[    1.234567] nvme nvme0: pci function 0000:01:00.0',
  '[    1.234567] pci 0000:01:00.0: 31.504 Gb/s available PCIe bandwidth',
  '[    1.234567] ata1.00: ATA-10: EXAMPLE EX4000, 82.00A82, max UDMA/133',
  '0000:01:00.0 Non-Volatile memory controller: Example Corporation Device 1234',
  'LnkSta: Speed 8GT/s, Width x4, TrErr- Train- SlotClk+ DLActive-',
  'Serial Number: *removed*',
  'Serial Number: REDACTED',
  'Serial Attached SCSI controller: Example SAS3008',
  'Device Model: EXAMPLE EX4000-68N32N0',
  'Firmware Version: 82.00A82',
  'SATA Version is: SATA 3.2, 6.0 Gb/s (current: 6.0 Gb/s)',
  'md0 : active raid5 sda1[0] sdb1[1] sdc1[2]',
  'tank   ONLINE       0     0     0',
  '  raidz2-0   ONLINE       0     0     0',
  '# dmesg | grep nvme',
  'https://example.org/wiki/page',
  'see http://example.com:8080/a',
  '10.0.26100.1 is the version of Windows: Version 10.0.26100.1',
  'mac: 12 drives in a row',
  'ether: 10 Gb/s',
  'Rank 0 is the first',
  'PCI\\VEN_144D&DEV_A80A&SUBSYS_A801144D&REV_00',
  'NAME   SIZE  ALLOC   FREE  CKPOINT',
  'Total to scrub: 8.31TiB',
];

interface Sample {
  name: string;
  text: string;
  secrets: readonly string[];
}

const bare = (value: string) => value.replace(/^"|"$/g, '');

/** What people put around a label and its value. */
const DRESSES: readonly [name: string, (parts: Labelled) => string][] = [
  ['plain', ([label, value, rest = '']) => `${label}${value}${rest}`],
  [
    'colours',
    ([label, value, rest = '']) => `\u001b[1m${label}\u001b[0m\u001b[32m${value}\u001b[0m${rest}`,
  ],
  [
    'Markdown',
    ([label, value, rest = '']) =>
      label.endsWith('=')
        ? `**${label}${value}**${rest}`
        : `**${label.trimEnd()}** ${value}${rest}`,
  ],
  ['code', ([label, value, rest = '']) => `\`${label}${value}${rest}\``],
  ['value in code', ([label, value, rest = '']) => `${label}\`${value}\`${rest}`],
  ['tags', ([label, value, rest = '']) => `<b>${label}</b>${value}${rest}<br>`],
  [
    'hard spaces',
    ([label, value, rest = '']) => `${label.replaceAll(' ', '\u00a0')}${value}${rest}`,
  ],
  ['entities', ([label, value, rest = '']) => `${label.replaceAll(' ', '&nbsp;')}${value}${rest}`],
  ['quote', ([label, value, rest = '']) => `> ${label}${value}${rest}`],
];

export const SAMPLES: readonly Sample[] = [
  ...LABELLED.flatMap((parts) =>
    DRESSES.map(([name, dress]) => ({
      name: `${name}: ${parts.join('').trim()}`,
      text: dress(parts),
      secrets: [bare(parts[1])],
    })),
  ),
  ...WHOLE.flatMap(([line, secrets]) => [
    { name: line, text: line, secrets },
    { name: `quote: ${line}`, text: line.replace(/^/gm, '> '), secrets },
  ]),
];
