// The core as a Rust library: its example, what a package of it would hold, what its README says of it.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { root } from '../../site/build/tools.mjs';

const cargo = (...args: string[]): string =>
  execFileSync('cargo', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

test('its example computes a link and an array as the site does', () => {
  const text = cargo('run', '-q', '-p', 'lanewise-core', '--example', 'link');
  const link = calculate('pcie', { generation: '3.0', lanes: 4, max_payload_size: 256 });
  const array = calculate('raid', { drives: '8x18TB', level: 'raid6', drive_rate: 250e6 });
  if (refused(link) || refused(array)) throw new Error('the example is refused');
  expect(text).toContain(`${(link.most / 1e9).toFixed(2)} GB/s of payload at most`);
  expect(text).toContain(`${(array.usable / 1e12).toFixed(0)} TB for data`);
  expect(text).toContain(`${(array.read_rate / 1e9).toFixed(2)} GB/s of sequential reads`);
});

test('a package of it holds the library and nothing of the site', () => {
  const files = cargo('package', '--list', '-p', 'lanewise-core', '--allow-dirty').trim().split('\n');
  const library =
    /^(src\/.+\.rs|tables\/[\w-]+\.csv|examples\/link\.rs|build\.rs|README\.md|calculators\.md|LICENSE|Cargo\.(lock|toml(\.orig)?)|\.cargo_vcs_info\.json)$/;
  expect(files.filter((file) => !library.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'src/lib.rs', 'tables/link-generations.csv']));
});
