// Words of the help; what is typed stands in answer-commands.ts and data-commands.ts.

const masked =
  'Serial numbers and the names of people, computers, pools, volumes, labels and shares are masked in everything printed.';

export const words = {
  does: 'what limits your storage, and by how much',
  jsonl: 'read a question a line from standard input, and print an answer a line, both JSON',
  refused: 'What is refused is "error": its "code", the "input" and its "value", and what is "allowed".',

  ask: {
    takes: '<question>... | -',
    does: 'answer a question, a machine in words or a paste',
    more: 'English and Russian, as you would write it in a forum; - reads standard input.',
    rates: 'what the drives read together',
    pool: 'what a pool holds',
    one: 'the question is not understood, or needs another fact',
    members: {
      outcome: 'answer, clarify (a fact is missing), page (the answer is a page), none',
      page: 'the page of the site that answers, such as sizer, calculator:raid, glossary:ncq; url is its address below the site',
      value:
        'the answer in base units of unit (B/s, B, s, IOPS, ratio, probability, lanes, drives); shown is the same as people write it',
      expected: 'what good hardware reaches: low, high, and whether that was measured',
      question:
        'how it was read: quantity (throughput, space, time, iops, ratio, chance, lanes, count, none) and kind (figure, verdict, normal, comparison)',
      parts: 'the machine that was read, each part as sizer takes it',
      evidence: 'measured or claimed rates in bytes per second, of each drive or of all',
      asked:
        'what can be changed: key (asked, drives, each, array, card, slot, network, seen, unread), text, as, and choices, each with the question to ask',
      limited_by: 'what limits: key is the same in every language, text is for people',
      text: 'the answer in a sentence',
      choices: 'answers that depend on what was not said',
      assumed: 'what was filled in; unread are words that nothing was read from',
      chain: 'the machine and its load, as sizer takes them; assumed_parts are the ids of those whose link is assumed',
      calculator: 'the question, as calc takes it',
    },
  },
  calc: {
    takes: '<calculator> [<input>=<value>... | <json> | -]',
    does: 'ask one calculator',
    more: 'A number alone counts base units (bytes, bytes/s, seconds); with a unit it is read as typed. What is left out has its default. - reads the JSON from standard input. Without a calculator, all are listed; "calc <calculator> --help" lists the inputs of one.',
    link: 'what a PCIe link carries',
    sameAsJson: 'the same question as JSON',
    one: 'an input is refused',
    members: {
      calculator: 'its name',
      model_version: 'rises when an answer to the same question changes',
      '<output>': 'every output by its name, in base units; null where there is no limit',
      breakdown: 'what each layer takes, and what is left after it',
      inputs: 'the question as it was understood',
      understood: 'what was read of a list of drives',
      range: 'the measurements that the expected range is made of',
      calculators: 'without a name: all calculators, with their inputs and outputs',
    },
  },
  sizer: {
    takes: '<json> | <file> | -',
    does: 'find what limits a whole chain of parts',
    more: 'The JSON holds "chain", with its "parts" and "arrays", and may hold "load" and "block_size". A part has an "id", a "kind", the part it is attached to ("on"), a "link", a "slot", "ports", a "count", a "read" rate.',
    short: 'eight SSDs on an HBA in a short slot',
    everyFigure: 'every figure of a chain in a file',
    one: 'the chain is refused',
    members: {
      most: 'bytes per second of all flows together; ceiling is what the wire formats allow',
      expected_low:
        'with expected_high: what good hardware reaches; range_basis, range and software say where that is from',
      iops: 'the most, in I/Os of the block size; drives is how many there are',
      model_version: 'of the calculator, rises when an answer to the same question changes',
      limited_by: 'the id of the limiting part; limited_at says which side of it',
      limits: 'the limit, then the next one',
      flows: 'what each drive or array gets',
      parts: 'what each part does; breakdown is empty, as a chain has no layers',
      changes: 'what would bring more, the most first',
      inputs: 'the question as it was understood, in base units',
    },
  },
  planner: {
    takes: '<json> | <file> | -',
    does: 'rank the layouts of an array',
    more: 'The JSON holds "places", chains with a drive wherever one could be, and may hold "usable", "failures", "rate", "most_drives" and "family" (any, raid, zfs).',
    eight: 'layouts of up to eight disks',
    one: 'the question is refused, or nothing fits',
    members: {
      model_version: 'of the calculator, rises when an answer to the same question changes',
      space: 'usable bytes of the best layout, as drives and most are; null if nothing fits',
      breakdown: 'always empty: layouts have no layers',
      candidates:
        'layouts, the best first: place (which of "places", from 0), level, groups, drives, usable bytes, most, chain',
      inputs: 'the question as it was understood, in base units',
    },
  },
  diagnose: {
    takes: '[<file>... | -]',
    does: 'say what limits the machine that printed this',
    more: `Files hold what lspci -vv, dmesg, smartctl, lsusb, zpool status, fio, CrystalDiskInfo and others print, with prose around it or without; without a file, or for -, standard input is read. All files are taken as one machine unless they contradict each other. ${masked}`,
    collects:
      'With --collect it lists commands that only read, and asks before it runs them; what they print is masked and written into one new text file. Linux only.',
    mask: 'print the text of the files, masked, to share with others',
    keep: 'names to leave as they are: pool, volume, label, share, domain, host',
    collect: 'gather what this machine prints into a text file',
    yes: 'with --collect: run the commands without asking',
    output: 'with --collect: the file to write, which must not exist',
    two: 'two outputs of one machine',
    post: 'the text to post in a forum',
    see: 'what there is to see on this machine',
    one: 'a problem was found, or nothing could be read',
    members: {
      verdict: 'what limits, in a sentence; null where nothing was read',
      findings: 'id, severity (problem, notice, fine), subject, text, causes',
      facts: 'what was read: kind, subject, name, value, unit, and where it stands',
      unjudged: 'what could not be judged, and why',
      chain: 'the machine, as sizer takes it; assumed is what it was not told',
      judged: 'benchmark results beside what the models expect',
      machines: 'the same for each of several machines',
      unread: 'lines that nothing was read from; notices are about reading',
      text: 'with --mask: what to share; masked is how much was hidden',
      file: 'with --collect: what was written, of which commands, with which problems',
    },
  },
};
