// The check of the translations: counts what is missing or outdated, which stops nobody, and fails for what no page could
// show, naming file, line and fix.
import { reports } from './report.ts';

for (const [tag, { faults, missing, outdated, unused }] of reports()) {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  if (missing.length + outdated.length + unused.length === 0) continue;
  console.log(
    `Note: of the translation ${tag}, ${missing.length} texts are missing and stand in English, ${outdated.length} files of words are outdated, ${unused.length} texts are no longer used. \`npm run translated -- ${tag}\` lists them.`,
  );
}
