import type { Controller } from '../../../datasets/tools/readers/controller.ts';

interface Commands {
  /** Says all of a drive, by its place where the tool takes it. */
  drives(place: string | undefined): string;
  /** What happened to the card and its drives. */
  events: string;
  /** How far a rebuild is. */
  progress: string;
  /** The state of what keeps the cache through a power cut. */
  backup: string;
  /** How its volumes use the cache. */
  setting: string;
}

const storcli: Commands = {
  drives: (place) => {
    const [, enclosure, slot] = /^([0-9]+):([0-9]+)$/.exec(place ?? '') ?? [];
    return `sudo storcli64 /c0/e${enclosure ?? 'all'}/s${slot ?? 'all'} show all`;
  },
  events: 'sudo storcli64 /c0 show events',
  progress: 'sudo storcli64 /c0/eall/sall show rebuild',
  backup: 'sudo storcli64 /c0/cv show all',
  setting: 'sudo storcli64 /c0/vall show all',
};

/** What to type next, in the tool that the paste shows; storcli does what MegaCli did. */
export const CARD_TOOLS: Readonly<Record<Controller['tool'], Commands>> = {
  storcli,
  megacli: storcli,
  sasircu: {
    drives: () => 'sudo sas3ircu 0 display',
    events: 'sudo dmesg',
    progress: 'sudo sas3ircu 0 status',
    backup: 'sudo sas3ircu 0 display',
    setting: 'sudo sas3ircu 0 display',
  },
  ssacli: {
    drives: () => 'sudo ssacli ctrl all show config detail',
    events: 'sudo ssacli ctrl all diag file=report.zip',
    progress: 'sudo ssacli ctrl all show config',
    backup: 'sudo ssacli ctrl all show detail',
    setting: 'sudo ssacli ctrl all show config detail',
  },
  arcconf: {
    drives: () => 'sudo arcconf getconfig 1 pd',
    events: 'sudo arcconf getlogs 1 event tabular',
    progress: 'sudo arcconf getstatus 1',
    backup: 'sudo arcconf getconfig 1 ad',
    setting: 'sudo arcconf getconfig 1 ld',
  },
};
