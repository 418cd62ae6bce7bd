// Processors and chipsets with their lanes, at build time.
import { type NamedHost, namedHosts } from '../../datasets/tools/names/hosts.ts';
import { tablesNamed } from '../duckdb/dataset-build.ts';

const rows = await tablesNamed(['socket-platforms', 'cpu-lane-groups', 'chipset-ports', 'names']);

export const allHosts: readonly NamedHost[] = namedHosts(rows);
