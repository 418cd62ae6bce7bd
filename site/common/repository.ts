// Where this site's files can be read and edited. The forge that builds the site names its repository; elsewhere
// REPOSITORY_URL may.
const {
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: name,
  REPOSITORY_URL: repository = server && name ? `${server}/${name}` : undefined,
} = process.env;

/** The front page of the repository, and what changed from version to version. */
export const sourceLink = repository;
export const changesLink = repository && `${repository}/blob/main/CHANGELOG.md`;

/** The edit page of a file, unless the build does not know the repository. */
export const editLink = (path: string): string | undefined => repository && `${repository}/edit/main/${path}`;

/** The page that takes new files of a folder, and makes a pull request of them for whoever may not write. */
export const uploadLink = (folder: string): string | undefined => repository && `${repository}/upload/main/${folder}`;

/** A line of a file as it is, not as a table that hides its lines. */
export function lineLink(path: string, line: number): string | undefined {
  return repository && `${repository}/blob/main/${path}?plain=1#L${line}`;
}

/** The form for a new issue, by the name of its file in .github/ISSUE_TEMPLATE. */
export function issueLink(template: string): string | undefined {
  return repository && `${repository}/issues/new?template=${template}.yml`;
}

/** The form for what attackers should not read before it is mended: only maintainers see what is written there. */
export const advisoryLink = (): string | undefined => repository && `${repository}/security/advisories/new`;
