// The core as a Rust library: what a package of it would hold, what its README says of it.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';

const cargo = (...args: string[]): string =>
  execFileSync('cargo', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

test('a package of it holds the library and nothing of the site', () => {
  const files = cargo('package', '--list', '-p', 'lanewise-core', '--allow-dirty').trim().split('\n');
  const library =
    /^(src\/.+\.rs|tables\/[\w-]+\.csv|build\.rs|README\.md|calculators\.md|LICENSE|Cargo\.(lock|toml(\.orig)?)|\.cargo_vcs_info\.json)$/;
  expect(files.filter((file) => !library.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'src/lib.rs', 'tables/link-generations.csv']));
});
