import { readFile } from 'node:fs/promises';
import { testFiles } from '../lanes.mts';
import { runCommand } from '../../scripts/command.ts';
import { printLine } from '../../scripts/print.ts';
import { type Citation, citationsIn } from './citations.ts';
import { readRules, type Rule } from './rules.ts';

/**
 * `npm run proof`: prints which test proves which rule of `docs/product.md`; with `--check` it prints nothing. Either way, it
 * fails for a rule without a test, and for a test that cites a rule which does not exist, or is not built or used.
 */
runCommand(async () => {
  const rules = readRules(await readFile('docs/product.md', 'utf8'));
  const files = [...testFiles(), ...testFiles('tests/journeys/*.spec.ts')].toSorted();
  const citations = await Promise.all(
    files.map(async (file) => citationsIn(file, await readFile(file, 'utf8'))),
  );
  const proofs = new Map(rules.map((rule) => [rule.id, { rule, citations: [] as Citation[] }]));
  const complaints = citations.flat().flatMap((citation) =>
    citation.ids.flatMap((id) => {
      const proof = proofs.get(id);
      if (proof?.rule.isBuilt) proof.citations.push(citation);
      else
        return `${citation.file}: "${citation.title}" cites ${id}, which is ${proof ? 'not built or not used' : 'not there'}.`;
      return [];
    }),
  );
  for (const { rule, citations: cited } of proofs.values()) {
    if (!process.argv.includes('--check')) printLine(lineOf(rule, cited));
    if (rule.isBuilt && cited.length === 0) complaints.push(`${rule.id} has no test.`);
  }
  if (complaints.length > 0)
    throw new Error(`docs/product.md and the tests differ:\n${complaints.join('\n')}`);
});

const lineOf = ({ id, text }: Rule, citations: readonly Citation[]): string =>
  [`\n${id}  ${text}`, ...citations.map(({ file, title }) => `      ${file}: ${title}`)].join('\n');
