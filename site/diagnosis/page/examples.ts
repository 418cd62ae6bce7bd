// Pastes to try, each with one thing that limits it. Made up: no machine printed them, no drive of these names exists.

const NVME = `$ sudo lspci -vv
00:01.1 PCI bridge: Example Corporation Root Port (rev 01) (prog-if 00 [Normal decode])
	Bus: primary=00, secondary=01, subordinate=01, sec-latency=0
	Capabilities: [58] Express (v2) Root Port (Slot+), MSI 00
		DevCap:	MaxPayload 512 bytes, PhantFunc 0
		DevCtl:	CorrErr+ NonFatalErr+ FatalErr+ UnsupReq+
			MaxPayload 256 bytes, MaxReadReq 512 bytes
		LnkCap:	Port #1, Speed 16GT/s, Width x4, ASPM L1, Exit Latency L1 <64us
		LnkSta:	Speed 16GT/s, Width x2
		LnkCtl2: Target Link Speed: 16GT/s, EnterCompliance- SpeedDis-
	Kernel driver in use: pcieport

01:00.0 Non-Volatile memory controller: Example Corporation NVMe SSD 2000 (rev 01) (prog-if 02 [NVM Express])
	Capabilities: [70] Express (v2) Endpoint, MSI 00
		DevCap:	MaxPayload 512 bytes, PhantFunc 0
		DevCtl:	CorrErr+ NonFatalErr+ FatalErr+ UnsupReq+
			MaxPayload 256 bytes, MaxReadReq 512 bytes
		LnkCap:	Port #0, Speed 16GT/s, Width x4, ASPM L1, Exit Latency L1 <8us
		LnkSta:	Speed 16GT/s, Width x2 (downgraded)
		LnkCtl2: Target Link Speed: 16GT/s, EnterCompliance- SpeedDis-
	Kernel driver in use: nvme

$ sudo dmesg | grep nvme
[    1.300001] nvme nvme0: pci function 0000:01:00.0
[    1.310001] nvme nvme0: 16/0/0 default/read/poll queues

$ lsblk -o NAME,SIZE,TYPE,TRAN,ROTA,MODEL,PHY-SEC
NAME         SIZE TYPE TRAN ROTA MODEL          PHY-SEC
nvme0n1      1.8T disk nvme    0 EXAMPLE NV2000     512
├─nvme0n1p1    1G part nvme    0                    512
└─nvme0n1p2  1.8T part nvme    0                    512

$ sudo hdparm -t --direct /dev/nvme0n1

/dev/nvme0n1:
 Timing O_DIRECT disk reads: 10238 MB in  3.00 seconds = 3412.35 MB/sec

It was sold to me as a 7000 MB/s drive. Is it broken?
`;

const USB = `Backups to my USB SSD crawl along. It used to be fast on the old computer.

$ lsusb -t
/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/10p, 480M
    |__ Port 003: Dev 004, If 0, Class=Mass Storage, Driver=usb-storage, 480M
    |__ Port 007: Dev 002, If 0, Class=Human Interface Device, Driver=usbhid, 1.5M
/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 10000M

$ sudo dmesg
[    0.000000] Linux version 6.12.4 (builder@example) #1 SMP PREEMPT_DYNAMIC
[    1.400001] xhci_hcd 0000:00:14.0: new USB bus registered, assigned bus number 1
[    1.400002] xhci_hcd 0000:00:14.0: new USB bus registered, assigned bus number 2
[    2.110001] usb 2-3: new SuperSpeed Plus Gen 2x1 USB device number 2 using xhci_hcd
[    2.130002] usb 2-3: New USB device found, idVendor=1234, idProduct=9abc, bcdDevice= 1.00
[    2.130003] usb 2-3: New USB device strings: Mfr=1, Product=2, SerialNumber=0
[    2.130004] usb 2-3: Product: Example USB SSD
[  840.500001] usb 2-3: USB disconnect, device number 2
[  846.120001] usb 1-3: new high-speed USB device number 4 using xhci_hcd
[  846.260002] usb 1-3: New USB device found, idVendor=1234, idProduct=9abc, bcdDevice= 1.00
[  846.260003] usb 1-3: New USB device strings: Mfr=1, Product=2, SerialNumber=0
[  846.260004] usb 1-3: Product: Example USB SSD
[  846.261001] usb-storage 1-3:1.0: USB Mass Storage device detected
[  846.262001] scsi host6: usb-storage 1-3:1.0
[  847.300001] sd 6:0:0:0: [sdb] 1953525168 512-byte logical blocks: (1.00 TB/932 GiB)

$ dd if=/dev/sdb of=/dev/null bs=1M count=1024 iflag=direct
1024+0 records in
1024+0 records out
1073741824 bytes (1.1 GB, 1.0 GiB) copied, 25.8 s, 41.6 MB/s
`;

const disk = (name: string, port: number): string =>
  `[    1.2${port}0001] ata${port}: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[    1.2${port}1001] ata${port}.00: ATA-11: Example SSD 1000, EX01, max UDMA/133
[    1.2${port}2001] ata${port}.00: 1953525168 sectors, multi 1: LBA48 NCQ (depth 32), AA
[    2.0${port}0001] sd ${port - 1}:0:0:0: [${name}] 1953525168 512-byte logical blocks: (1.00 TB/932 GiB)`;

const CARD = `Four SATA SSDs in a RAID-Z1 pool, and a scrub never passes 900 MB/s.

$ sudo lspci -vv
00:1c.0 PCI bridge: Example Corporation PCI Express Root Port (rev 11) (prog-if 00 [Normal decode])
	Bus: primary=00, secondary=02, subordinate=02, sec-latency=0
	Capabilities: [40] Express (v2) Root Port (Slot+), MSI 00
		DevCap:	MaxPayload 256 bytes, PhantFunc 0
		DevCtl:	CorrErr+ NonFatalErr+ FatalErr+ UnsupReq+
			MaxPayload 256 bytes, MaxReadReq 128 bytes
		LnkCap:	Port #1, Speed 8GT/s, Width x1, ASPM L1, Exit Latency L1 <16us
		LnkSta:	Speed 8GT/s, Width x1
	Kernel driver in use: pcieport

02:00.0 SATA controller: Example Corporation SATA 6Gb/s Controller (prog-if 01 [AHCI 1.0])
	Capabilities: [80] Express (v2) Endpoint, MSI 00
		DevCap:	MaxPayload 512 bytes, PhantFunc 0
		DevCtl:	CorrErr+ NonFatalErr+ FatalErr+ UnsupReq+
			MaxPayload 256 bytes, MaxReadReq 512 bytes
		LnkCap:	Port #0, Speed 8GT/s, Width x2, ASPM L1, Exit Latency L1 <64us
		LnkSta:	Speed 8GT/s, Width x1 (downgraded)
	Kernel driver in use: ahci

$ lsscsi -v
[0:0:0:0]    disk    ATA      Example SSD 1000 EX01  /dev/sda
  dir: /sys/bus/scsi/devices/0:0:0:0  [/sys/devices/pci0000:00/0000:00:1c.0/0000:02:00.0/ata1/host0/target0:0:0/0:0:0:0]
[1:0:0:0]    disk    ATA      Example SSD 1000 EX01  /dev/sdb
  dir: /sys/bus/scsi/devices/1:0:0:0  [/sys/devices/pci0000:00/0000:00:1c.0/0000:02:00.0/ata2/host1/target1:0:0/1:0:0:0]
[2:0:0:0]    disk    ATA      Example SSD 1000 EX01  /dev/sdc
  dir: /sys/bus/scsi/devices/2:0:0:0  [/sys/devices/pci0000:00/0000:00:1c.0/0000:02:00.0/ata3/host2/target2:0:0/2:0:0:0]
[3:0:0:0]    disk    ATA      Example SSD 1000 EX01  /dev/sdd
  dir: /sys/bus/scsi/devices/3:0:0:0  [/sys/devices/pci0000:00/0000:00:1c.0/0000:02:00.0/ata4/host3/target3:0:0/3:0:0:0]

$ sudo dmesg
${['sda', 'sdb', 'sdc', 'sdd'].map((name, index) => disk(name, index + 1)).join('\n')}

$ lsblk -o NAME,SIZE,TYPE,TRAN,ROTA,MODEL,PHY-SEC
NAME     SIZE TYPE TRAN ROTA MODEL            PHY-SEC
sda    931.5G disk sata    0 Example SSD 1000     512
sdb    931.5G disk sata    0 Example SSD 1000     512
sdc    931.5G disk sata    0 Example SSD 1000     512
sdd    931.5G disk sata    0 Example SSD 1000     512

$ zpool status
  pool: tank
 state: ONLINE
  scan: scrub repaired 0B in 00:41:12 with 0 errors on Sun Nov  1 01:05:14 2026
config:

	NAME        STATE     READ WRITE CKSUM
	tank        ONLINE       0     0     0
	  raidz1-0  ONLINE       0     0     0
	    sda     ONLINE       0     0     0
	    sdb     ONLINE       0     0     0
	    sdc     ONLINE       0     0     0
	    sdd     ONLINE       0     0     0

errors: No known data errors
`;

export const examples = { nvme: NVME, usb: USB, card: CARD } as const;
