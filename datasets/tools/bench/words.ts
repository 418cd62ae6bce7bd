// What a measurement says on a terminal while it runs. Notes of the run are English in every language: they go into the set.

export const words = {
  fix: (fix: string) => `Fix: ${fix}`,
  /** The workloads write for a time, so that their amount depends on the drive. */
  filling: (place: string, size: string, writing: number, seconds: number) =>
    `filling ${place}: writes ${size}; then ${writing === 1 ? '1 run of a workload writes' : `${writing} runs of workloads write`} for ${seconds} s each, as much as the drive takes`,
  interrupted: (kept: number, runs: number, left: string) =>
    `interrupted: ${kept} of ${runs} results are kept; ${left}`,
  removed: 'the test file is removed',
  overwritten: (device: string) => `what was written stays on ${device}`,
  /** Which of the rounds, and which of the workloads; the figures follow on the same line. */
  running: (round: string, workload: string, name: string, seconds: number) =>
    `${round} ${workload} ${name}, ${seconds} s: `,

  fioFailed: (code: string, complaint: string) => `fio ended with ${code}: ${complaint}`,
  noDirect: 'a file system without O_DIRECT, such as tmpfs, cannot be measured without its cache',
  /** The command that goes on from there follows. */
  kept: (count: number, place: string) =>
    `${count === 1 ? 'One output of fio is' : `${count} outputs of fio are`} kept in ${place}. The set can be written from there:`,

  link: (before: string, loaded: string, after: string) =>
    `PCIe link: ${before} before, ${loaded} under load, ${after} after`,
  unknown: 'unknown',
  supports: (link: string) =>
    `The drive supports ${link}: npm run -s diagnose, given the output of "sudo lspci -vv", says which end limits the link`,

  /** In the place of the file that a fact or a notice comes from. */
  computer: 'this computer',
  noRegisters: {
    message: (address: string) =>
      `${address} shows no PCI Express registers, as in a virtual machine: its payload size is left out`,
    fix: 'state runs.max_payload_size_bytes if you know it',
  },
  rootOnly: {
    message: (address: string) => `the payload size of ${address} is left out, because only root can read it`,
    fix: (address: string) =>
      `run sudo lspci -vv -s ${address} (package pciutils) and copy the two numbers of its DevCtl, such as --meta runs.max_payload_size_bytes=256 --meta runs.max_read_request_size_bytes=512`,
  },
};
