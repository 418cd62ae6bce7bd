/** Whether a release may be made: what git, the changelog and the registries say, judged. Each problem is a sentence. */

export interface State {
  /** The tag that is released: `v0.2.0`. */
  tag: string;
  /** What package.json and calc-wasm/Cargo.toml say. */
  versions: { npm: string; crate: string };
  /** Paths with changes that are not committed. */
  changed: readonly string[];
  changelog: string;
  /** What registries have already, as `lanewise@0.2.0 on npm`. */
  published: readonly string[];
}

/** A version as npm and cargo both read it. */
const VERSION = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;

/** Headings of the changelog: a day, and the version of the release that it went out with. */
const HEADING = /^## (\d{4}-\d{2}-\d{2})(?: \(([^)]+)\))?$/;

interface Section {
  heading: string;
  version: string | undefined;
  text: string;
}

function sectionsOf(changelog: string): Section[] {
  const sections: Section[] = [];
  for (const line of changelog.split('\n')) {
    const [heading, , version] = HEADING.exec(line) ?? [];
    if (heading !== undefined) sections.push({ heading, version, text: '' });
    else {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return sections;
}

/**
 * What the changelog says of a version: its section, and those below it as far as the release before.
 * @returns The text, or what is wrong.
 */
export function changesOf(changelog: string, version: string): { text: string } | { problem: string } {
  const sections = sectionsOf(changelog);
  const at = sections.findIndex((section) => section.version === version);
  const newest = sections[0];
  if (at < 0) {
    const where = newest ? `write “${newest.heading.replace(/ \(.*/, '')} (${version})”` : 'add one';
    return { problem: `CHANGELOG.md has no section of ${version}: ${where}` };
  }
  if (at > 0) {
    return {
      problem: `CHANGELOG.md has “${newest?.heading}” above the section of ${version}: move the “(${version})” up to it`,
    };
  }
  const before = sections.findIndex((section, index) => index > at && section.version !== undefined);
  const own = sections.slice(at, before < 0 ? undefined : before);
  const text = own.map(({ heading, text }) => `${heading.replace(/ \(.*/, '')}\n${text.trimEnd()}\n`).join('\n');
  return { text };
}

/** What stands in the way, the first first to be mended. */
export function problemsOf({ tag, versions, changed, changelog, published }: State): string[] {
  const [, version] = VERSION.exec(tag) ?? [];
  if (version === undefined) return [`the tag “${tag}” names no version: write v0.2.0`];
  const changes = changesOf(changelog, version);
  return [
    ...(versions.npm === versions.crate
      ? []
      : [`package.json says ${versions.npm} and calc-wasm/Cargo.toml ${versions.crate}: give both the same version`]),
    ...(version === versions.npm
      ? []
      : [
          `the tag ${tag} does not fit package.json, which says ${versions.npm}: raise the version there, or tag v${versions.npm}`,
        ]),
    ...(changed.length === 0
      ? []
      : [
          `the tree has changes that are not committed (${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}): commit them first`,
        ]),
    ...('problem' in changes ? [changes.problem] : []),
    ...published.map((item) => `${item} exists, and cannot be replaced: raise the version`),
  ];
}

/** The text of a release: its changes, then its commits, the newest first. */
export function notesOf(
  changes: string,
  commits: readonly { hash: string; subject: string }[],
  before: string | undefined,
): string {
  const list = commits.map(({ hash, subject }) => `- ${subject} (${hash.slice(0, 8)})`).join('\n');
  const since = before === undefined ? 'Commits' : `Commits since ${before}`;
  return `${changes.trim()}\n\n## ${since}\n\n${list || 'None.'}\n`;
}
