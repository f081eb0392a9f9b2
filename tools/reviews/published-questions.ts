import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { brand } from '../../brands/build.ts';
import type { Question } from '../../contract/question.ts';
import { questionsIn } from '../../gatsby/questions.ts';
import { printLine } from '../../scripts/print.ts';
import { oneLine } from '../orders/text.ts';

/** A file of questions in a language, as it will be. */
interface QuestionsFile {
  readonly file: string;
  readonly text: string;
  /** Whether the question was there before, with whichever answer. */
  readonly isKnown: boolean;
}

/**
 * The questions of a language with one more, which stands at the end.
 * @param folder of the brand's content.
 * @throws Error with the file and what is or would be wrong with it.
 */
export async function withQuestion(
  language: string,
  { productKey, question, answer }: Pick<Question, 'productKey' | 'question'> & { readonly answer: string },
  folder = join(brand.folder, 'content'),
): Promise<QuestionsFile> {
  const file = join(folder, 'questions', `${language}.yaml`);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const asked = oneLine(question);
  const known = questionsIn(before || '[]', file)({ key: productKey, categoryKeys: [] });
  if (known.some((other) => other.question === asked)) return { file, text: before, isKnown: true };
  // Texts in JSON are texts in YAML.
  const texts = [`question: ${JSON.stringify(asked)}`, `answer: ${JSON.stringify(answer)}`];
  const added = `- for: [${productKey}]\n  questions:\n    - ${texts.join('\n      ')}\n`;
  const text = await format(`${before.trimEnd()}\n${added}`, {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  questionsIn(text, file);
  return { file, text, isKnown: false };
}

/** Writes such a file, and says what is left to do. */
export async function writeQuestions({ file, text, isKnown }: QuestionsFile): Promise<void> {
  if (isKnown) {
    printLine(`${file} has this question already, and stays as it is.`);
    return;
  }
  await writeFile(file, text);
  const others = [...new Set(brand.storefronts.flatMap(({ languages }) => languages))]
    .map((language) => `${language}.yaml`)
    .filter((name) => !file.endsWith(name));
  printLine(
    `Written to the end of ${file}. Shorten the question there if you like, have it translated into ${others.join(', ')} beside it, and commit: pages show it after the next build.`,
  );
}
