// Generated from calc-wasm by `npm run gen`. Do not edit.
import type { StructureName } from './catalog.ts';
import type { UnitName } from './units.ts';

/** What is wrong with a value. */
export type ErrorCode = 'ambiguous_number' | 'impossible_combination' | 'invalid_json' | 'no_unit' | 'not_a_choice' | 'not_an_id' | 'not_a_drive_list' | 'not_a_number' | 'not_an_object' | 'not_walked' | 'not_whole' | 'out_of_range' | 'unknown_calculator' | 'unknown_input' | 'unknown_output' | 'wrong_type';

/** Why no more is allowed. */
export type ErrorReason = 'cache_cells' | 'chipset_uplink' | 'draid_width' | 'displays_take_all' | 'dmi_widths' | 'drive_or_link' | 'drive_size' | 'drives_besides_spares' | 'drives_in_all' | 'drives_of_vdevs' | 'free_space' | 'flit_mode' | 'group_of_drives' | 'iops_times_block' | 'ipv6_mtu' | 'littles_law' | 'md_metadata' | 'lanes_stay' | 'no_displays' | 'nothing_to_rebuild' | 'no_tunnel' | 'nvme_in_tunnel' | 'other_input' | 'drives_only' | 'id_twice' | 'in_two_arrays' | 'loop' | 'no_link' | 'no_such_part' | 'not_below' | 'nothing_behind_drives' | 'one_host' | 'other_kind' | 'other_plug' | 'twice_in_array' | 'rdma_only' | 'rate_needed' | 'reserve_takes_all' | 'size_needed' | 'transfers_are_no_bytes' | 'special_vdevs' | 'tunnelled_generations';

/** What a text has to be. */
export type FormName = StructureName | 'json' | 'json_object' | 'chain' | 'places' | 'id' | 'link' | 'text';

/** What would have been accepted instead of a refused value; numbers in base units. */
export type Allowed =
  | { kind: 'one_of'; values: (string | number | boolean)[]; unit: UnitName }
  | { kind: 'readings'; values: [string, string] }
  | { kind: 'between'; minimum: number; maximum: number; whole: boolean; unit: UnitName }
  | { kind: 'at_least'; minimum: number; unit: UnitName }
  | { kind: 'at_most'; maximum: number; unit: UnitName }
  | { kind: 'below'; limit: number; unit: UnitName }
  | { kind: 'drives'; at_least: number; multiple_of: number }
  | { kind: 'form'; form: FormName };
