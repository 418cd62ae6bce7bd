// Where this site's files can be edited. The forge that builds the site names its repository.
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

/** The edit page of a file, unless the build does not know the repository. */
export function editLink(path: string): string | undefined {
  return server && repository ? `${server}/${repository}/edit/main/${path}` : undefined;
}
