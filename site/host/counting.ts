// How to tell from the log of nginx what is used, without knowing who used it: one line for a shell each.
import { onNginx } from './nginx.ts';

const most = (file: string, which: string): string =>
  `awk '${which} { n[$4]++ } END { for (path in n) print n[path], path }' ${file} | sort -rn | head -20`;

/** Pages and embeds that were opened, and addresses that lead to nothing. */
export const counting = (file = onNginx.log) => ({
  pages: most(file, '($2 == 200 || $2 == 304) && $3 == "page"'),
  embeds: most(file, '($2 == 200 || $2 == 304) && $3 == "embed"'),
  missing: most(file, '$2 == 404'),
});
