/** What a release is made of, and with: a bill of materials as CycloneDX has it. What only builds it is marked so. */
import { createHash } from 'node:crypto';
import type { Locked } from '../supply/lock.ts';
import { nameOf } from '../supply/lock.ts';

export interface Crate {
  name: string;
  version: string;
  license: string | null;
  /** Nothing for what belongs to this repository. */
  source: string | null;
}

export interface Made {
  version: string;
  /** From the lock file of npm, each by its place. */
  npm: readonly (readonly [path: string, locked: Locked])[];
  crates: readonly Crate[];
  /** The text of Cargo.lock, which has the hashes. */
  cargoLock: string;
  /** Packages and crates whose code is in what is published, as `name@version`. */
  inside: ReadonlySet<string>;
  /** The version of Node that is in the one file, where that is made. */
  node?: string | undefined;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  /** `excluded` is what only builds. */
  scope: 'required' | 'excluded';
  hashes?: { alg: string; content: string }[];
  licenses?: [{ expression: string }];
}

/** Hashes by `name@version`. */
function checksums(cargoLock: string): Map<string, string> {
  const found = cargoLock.matchAll(
    /\[\[package\]\]\nname = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([0-9a-f]+)"/g,
  );
  return new Map([...found].map(([, name, version, sum = '']) => [`${name}@${version}`, sum]));
}

const ALGORITHMS: Record<string, string> = { sha512: 'SHA-512', sha1: 'SHA-1' };

/** `sha512-…` in Base64 as the standard writes it. */
function hashOf(integrity: string | undefined): Component['hashes'] {
  const [algorithm = '', encoded = ''] = integrity?.split('-') ?? [];
  const alg = ALGORITHMS[algorithm];
  return alg ? [{ alg, content: Buffer.from(encoded, 'base64').toString('hex') }] : undefined;
}

const component = (
  purl: string,
  own: {
    name: string;
    version: string;
    hashes: Component['hashes'] | undefined;
    licence: string | null | undefined;
  },
  inside: ReadonlySet<string>,
): Component => ({
  type: 'library',
  'bom-ref': purl,
  name: own.name,
  version: own.version,
  scope: inside.has(`${own.name}@${own.version}`) ? 'required' : 'excluded',
  ...(own.hashes && { hashes: own.hashes }),
  ...(own.licence && { licenses: [{ expression: own.licence }] }),
  purl,
});

/** A number that the same content gives again, as the standard asks for one. */
function serialOf(components: readonly Component[], version: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([version, components]))
    .digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}

export function sbomOf({ version, npm, crates, cargoLock, inside, node }: Made): object {
  const sums = checksums(cargoLock);
  const fromNpm = npm.map(([path, { version: own, integrity, license: licence }]) => {
    const name = nameOf(path);
    return component(
      `pkg:npm/${name.replace('@', '%40')}@${own}`,
      { name, version: own, hashes: hashOf(integrity), licence },
      inside,
    );
  });
  const fromCargo = crates
    .filter(({ source }) => source !== null)
    .map(({ name, version: own, license }) => {
      const sum = sums.get(`${name}@${own}`);
      const hashes = sum === undefined ? undefined : [{ alg: 'SHA-256', content: sum }];
      const licence = license?.replaceAll('/', ' OR ');
      return component(`pkg:cargo/${name}@${own}`, { name, version: own, hashes, licence }, inside);
    });
  const fromNode =
    node === undefined
      ? []
      : [
          component(
            `pkg:generic/node@${node}`,
            { name: 'node', version: node, hashes: undefined, licence: 'MIT' },
            new Set([`node@${node}`]),
          ),
        ];
  // A package that stands in several places of the tree is one.
  const all = new Map([...fromNpm, ...fromCargo, ...fromNode].map((one) => [one.purl, one]));
  const components = [...all.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(components, version),
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `lanewise@${version}`,
        name: 'lanewise',
        version,
        licenses: [{ expression: 'MIT' }],
      },
    },
    components,
    dependencies: [
      {
        ref: `lanewise@${version}`,
        dependsOn: components.filter(({ scope }) => scope === 'required').map(({ purl }) => purl),
      },
    ],
  };
}
