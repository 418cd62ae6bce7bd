// Nothing that is handed out of a diagnosis holds what leads to a person or to one computer.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { type Diagnosis, diagnose } from '../../site/diagnosis/answer/diagnosis.ts';
import { Joined } from '../../site/diagnosis/answer/joined.ts';
import { jsonOf } from '../../site/diagnosis/answer/json.ts';
import { Mask, masked } from '../../site/diagnosis/answer/mask.ts';
import { reportOf } from '../../site/diagnosis/answer/report.ts';
import { textOf } from '../../site/diagnosis/answer/text.ts';
import { extractionOf } from '../../site/diagnosis/join/extraction.ts';
import { toQuery } from '../../site/sizer/address.ts';
import { drawing } from '../../site/sizer/drawing.ts';
import { BLOCK_SIZE, LOAD } from '../../site/sizer/setting.ts';
import { tableOf } from '../support/test-tables.ts';

const PASTE = readFileSync('datasets/tools/readers/fixtures/private.txt', 'utf8');

/** What the paste holds of each class, in the spellings that it could come out in. */
const SECRETS: Record<string, readonly string[]> = tableOf(import.meta.filename, 'secrets');

/** The paste as it is, and in the ways that it comes: quoted in a mail, from Windows, as other tools split it. */
const PASTES: Record<string, string> = {
  'as it is': PASTE,
  'quoted in a mail': PASTE.replace(/^/gm, '> '),
  'with the line ends of Windows': PASTE.replace(/\n/g, '\r\n'),
  'in a block of code': `Here it is:\n\n\`\`\`\n${PASTE}\`\`\`\n`,
  'behind a log’s prefix': PASTE.replace(/^\[ {4}/gm, 'Jan  1 23:30:53 orion kernel: [    '),
  twice: `${PASTE}\n${PASTE}`,
};

function handedOut(paste: string): { found: Diagnosis; outputs: Record<string, string> } {
  const diagnosis = diagnose('paste.txt', paste, { size });
  const mask = new Mask(paste);
  const joined = new Joined([{ name: 'paste.txt', text: paste }]);
  const outputs: Record<string, string> = {
    text: masked(paste).text,
    terminal: mask.text(textOf(diagnosis, joined, true)),
    json: JSON.stringify(mask.deep(jsonOf(diagnosis, joined, true))),
  };
  for (const [index, machine] of diagnosis.machines.entries()) {
    const measurements = machine.machine.figures.map(({ measurement }) => measurement);
    outputs[`extraction ${index}`] = JSON.stringify(mask.deep(extractionOf(machine.machine, measurements)));
    const chain = mask.deep(machine.built)?.chain;
    const query = chain ? toQuery({ chain, load: LOAD, block_size: BLOCK_SIZE }) : '';
    const sizerLink = `https://lanewise.example/sizer/${query}`;
    outputs[`report ${index}`] = reportOf(machine, { sizerLink, mask });
    const answer = chain && size({ chain, load: LOAD, block_size: BLOCK_SIZE });
    if (!answer || refused(answer)) continue;
    outputs[`picture ${index}`] = drawing(answer, sizerLink);
  }
  return { found: diagnosis, outputs };
}

describe.each(Object.entries(PASTES))('a paste %s', (_, paste) => {
  const { found, outputs } = handedOut(paste);

  test('is read, and each thing that is handed out says something', () => {
    const [machine] = found.machines;
    expect(machine?.facts).not.toEqual([]);
    expect(machine?.findings).not.toEqual([]);
    expect(Object.keys(outputs)).toEqual(
      expect.arrayContaining(['text', 'json', 'terminal', 'extraction 0', 'report 0', 'picture 0']),
    );
    expect(outputs['extraction 0']).toContain('drives.model');
    // Unmasked, the name of the computer would come out with the pool that has the same.
    expect(JSON.stringify(found.machines)).toContain('orion');
  });

  test.each(Object.entries(SECRETS))('gives away no %s', (_class, secrets) => {
    for (const [name, output] of Object.entries(outputs)) {
      const lower = output.toLowerCase();
      for (const secret of secrets) expect(lower, name).not.toContain(secret.toLowerCase());
    }
  });

  test('tells of lines that were not read their numbers alone', () => {
    const { unread } = JSON.parse(outputs.json ?? '');
    for (const range of unread) expect(Object.keys(range).sort()).toEqual(['first', 'last']);
  });

  test('says the same after it is masked', () => {
    const again = diagnose('paste.txt', masked(paste).text, { size });
    const messages = ({ machines }: Diagnosis) =>
      machines.map(({ verdict, findings, facts }) => [
        verdict.message,
        findings.map(({ id, message }) => [id, message]),
        facts,
      ]);
    expect(messages(again)).toEqual(new Mask(paste).deep(messages(found)));
  });
});
