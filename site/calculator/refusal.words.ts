// Why a value was refused, in English: a sentence for each code, reason and form that the core knows.

import type { ErrorCode, ErrorReason, FormName } from '../../calc-wasm/js/generated/errors.ts';
import { list } from '../common/list.ts';

/** What a sentence is made of. */
export interface Facts {
  /** The label of the input. */
  label: string;
  /** The value in quotes, or the word for none. */
  given: string;
  /** What to choose, reason included. */
  choice: string;
  /** A value that works, after what to choose: ", such as 550 MB/s"; empty where there is none. */
  example: string;
}

interface Grounds {
  /** What to choose: "a number from 1 MB to 1000 TB", "at least 4 drives". */
  choice: string;
  /** The same without its noun: "1 MB to 1000 TB". */
  range: string;
  /** What the reason is about, as the reader knows it. */
  subject: string;
}

const wrong = ({ label, given, choice }: Facts) => `${label}: ${given} does not work here. Choose ${choice}.`;

const unread = ({ label, given, choice, example }: Facts) =>
  `${label}: ${given} cannot be read. Type ${choice}${example}.`;

export const words = {
  nothing: 'an empty value',
  suchAs: (example: string) => `, such as ${example}`,
  quoted: (value: string) => `“${value}”`,
  codes: {
    ambiguous_number: ({ label, given, choice }) => `${label}: ${given} can be read in two ways. Write ${choice}.`,
    impossible_combination: ({ label, given, choice }) =>
      `${label}: ${given} does not go with the other inputs. Choose ${choice}.`,
    invalid_json: ({ label, given, choice }) => `${label}: ${given} is not JSON. Write ${choice}.`,
    no_unit: ({ label, given, choice, example }) => `${label}: ${given} has no unit. Add ${choice}${example}.`,
    not_a_choice: wrong,
    not_a_drive_list: unread,
    not_an_id: wrong,
    not_a_number: unread,
    not_an_object: ({ label, given, choice }) => `${label}: ${given} is not a JSON object. Write ${choice}.`,
    not_walked: ({ label, given, choice }) => `${label}: ${given} has no range to sweep. Choose ${choice}.`,
    not_whole: ({ label, given, choice, example }) =>
      `${label}: ${given} is not a whole number. Type ${choice}${example}.`,
    out_of_range: ({ label, given, choice, example }) =>
      `${label}: ${given} is out of range. Type ${choice}${example}.`,
    unknown_calculator: ({ given, choice }) => `There is no calculator ${given}. Choose ${choice}.`,
    unknown_input: ({ label, given, choice }) => `${label} ${given}: unknown input. Choose ${choice}.`,
    unknown_output: ({ label, given, choice }) => `${label} ${given}: unknown output. Choose ${choice}.`,
    wrong_type: wrong,
  } satisfies Record<ErrorCode, (facts: Facts) => string> as Record<ErrorCode, (facts: Facts) => string>,
  reasons: {
    cache_cells: ({ choice }) => `${choice}: at one bit a cell, the cells of an empty drive hold no more`,
    chipset_uplink: ({ choice, subject }) => `${choice}, as the uplink of ${subject} has`,
    draid_width: ({ range }) => `${range} drives for each dRAID vdev`,
    displays_take_all: ({ choice, subject }) => `${choice}, all that ${subject} carries`,
    dmi_widths: ({ choice, subject }) => `${choice}, the link widths of DMI ${subject}`,
    drive_or_link: ({ choice }) => `${choice}, the most that the drive and its link give`,
    drive_size: ({ range }) => `drives of ${range}`,
    drives_besides_spares: ({ choice }) => `${choice} besides the hot spares`,
    drives_in_all: ({ range }) => `${range} drives in all`,
    drives_of_vdevs: ({ choice }) => `${choice} for the vdevs`,
    free_space: ({ choice }) => `${choice}, which is free on the drive`,
    flit_mode: ({ choice, subject }) => `${choice}: generation ${subject} always runs in FLIT mode`,
    group_of_drives: ({ choice }) => `${choice}, the number of drives in a group`,
    iops_times_block: ({ choice }) => `${choice}, which is IOPS × block size, or leave IOPS or throughput empty`,
    ipv6_mtu: ({ choice }) => `${choice}, the smallest MTU of IPv6`,
    littles_law: ({ choice }) => `${choice}, which is IOPS × mean latency, or leave one of the three empty`,
    md_metadata: ({ choice }) =>
      `${choice}: metadata 0.90 holds drives of up to 2 TiB, and very small drives hold no metadata`,
    lanes_stay: ({ choice, subject }) =>
      `${choice}: ${subject} has as many lanes each way; only USB4 2.0 and Thunderbolt 5 lend one`,
    no_displays: ({ choice, subject }) => `${choice}: ${subject} shares no link with displays`,
    no_tunnel: ({ choice, subject }) => `${choice}: ${subject} tunnels no PCIe`,
    nothing_to_rebuild: ({ choice }) => `${choice}: without redundancy, there is nothing to rebuild from`,
    nvme_in_tunnel: ({ choice, subject }) => `${choice}: drives behind ${subject} use NVMe`,
    other_input: ({ choice, subject }) => `${choice}, the value of ${subject}`,
    drives_only: () => 'drives: nothing else can be part of an array',
    id_twice: () => 'another id: two parts or arrays have this one',
    in_two_arrays: () => 'a drive that is in no other array',
    loop: () => 'a part that leads to the processor: this one leads back to itself',
    no_link: () => 'the link by which the part connects, such as pcie 3.0 x4',
    no_such_part: () => 'the id of a part of this chain',
    not_below: () => 'drives behind the controller that does the RAID, or do the RAID on the host',
    nothing_behind_drives: () => 'a part that others can connect to: drives end a chain',
    one_host: () => 'another kind: the processor comes first, and there is one',
    other_kind: ({ choice }) => `a part that has this: ${choice}`,
    other_plug: () => 'a port of the same kind: this plug does not fit',
    twice_in_array: () => 'each part once: for several equal drives, give the part a count and list it once',
    rate_needed: ({ choice }) => `a rate: ${choice}`,
    rdma_only: ({ choice, subject }) => `${choice}: ${subject} is modelled with RDMA alone`,
    measured_alone: ({ choice, subject }) => `${choice}: ${subject} was measured as a single link with TCP`,
    reserve_takes_all: ({ choice }) => `${choice}: reserving this much leaves no space for data`,
    size_needed: ({ choice }) => `a size: ${choice}`,
    special_vdevs: ({ choice, subject }) => `${choice}: special vdevs need OpenZFS ${subject}`,
    transfers_are_no_bytes: ({ choice }) =>
      `${choice}, not GT/s, which count the bits on each lane: the PCIe calculator converts them`,
    tunnelled_generations: ({ choice, subject }) => `${choice}: ${subject} tunnels no other generation`,
  } satisfies Record<ErrorReason, (grounds: Grounds) => string> as Record<ErrorReason, (grounds: Grounds) => string>,
  forms: {
    drives: 'drives and their size: 8x18TB, 4x16TB + 2x4TB or 3,84 TB',
    chain: 'a chain as JSON: {"parts": […], "arrays": […]}',
    places: 'machines as JSON: [{"parts": […]}], each with a drive wherever one could be',
    id: 'a short name of lower-case letters, digits and hyphens, such as hba-1',
    link: 'a link such as pcie 3.0 x4, sata 3.0, sas 2 x4, usb 3.2 Gen 2x1 or ethernet 10G',
    text: 'text in quotes, such as "LSI 9211-8i"',
    json: 'JSON of finite numbers, quoted text, true or false, with each name once',
    json_object: 'a JSON object such as {"lanes": 4}',
  } satisfies Record<FormName, string> as Record<FormName, string>,
  oneOf: (values: string[]) => list(values, 'or'),
  between: (range: string, whole: boolean) => `${whole ? 'a whole number' : 'a number'} from ${range}`,
  to: (low: string, high: string) => `${low} to ${high}`,
  atLeast: (bound: string) => `at least ${bound}`,
  atMost: (bound: string) => `at most ${bound}`,
  below: (bound: string) => `less than ${bound}`,
  drives(least: number, multiple: number): string {
    if (multiple === 1) return `at least ${least} drives`;
    return multiple === 2
      ? `an even number of drives, at least ${least}`
      : `a multiple of ${multiple} drives (one part for each group), at least ${least}`;
  },
};
