/** The README of the package: what there is to type. */
import { exitCodes } from '../../../datasets/tools/terminal/command.ts';
import { SCHEMA } from '../../../datasets/tools/terminal/output.ts';
import { COMMANDS } from '../../terminal/table.ts';
import { NAME } from '../../terminal/version.ts';
import { words } from '../../terminal/words.ts';

export const readme = (): string => `# ${NAME}

What limits your storage, and by how much: PCIe, SATA, SAS, USB, Thunderbolt and Ethernet links, RAID and ZFS, whole machines. Node 22.12 or newer, no dependencies, nothing is sent anywhere. Two commands use what you install beside it: \`sql\` DuckDB (\`@duckdb/node-api\`), \`bench\` fio. The dataset in the package is CC0, except for sets that state the licence of their source.

\`\`\`sh
${COMMANDS.flatMap(({ examples }) => examples.map(([typed, does]) => `# ${does}\nnpx ${NAME} ${typed}`)).join('\n')}
\`\`\`

| command | what it does |
| --- | --- |
${COMMANDS.map(({ name, does }) => `| \`${name}\` | ${does} |`).join('\n')}

\`${NAME} <command> --help\` lists the options of a command. \`--json\` prints JSON for programs, with \`"schema": ${SCHEMA}\`, which rises when a member changes its meaning; new members may come at any time. Exit codes: ${exitCodes().join('; ')}. Answers and help are Russian where \`LC_ALL\`, \`LC_MESSAGES\` or \`LANG\` says so.

## JSON

${COMMANDS.map(
  ({ name, members }) =>
    `### ${name}\n\n${Object.entries(members)
      .map(([member, what]) => `- \`${member}\`: ${what}`)
      .join('\n')}\n`,
).join('\n')}
${words.refused}
`;
