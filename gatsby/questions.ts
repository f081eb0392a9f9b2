import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { brand } from '../brands/build.ts';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { questionLengths } from '../contract/limits.ts';
import type { Language } from '../stores/types.ts';
import { isPageKey } from '../stores/urls.ts';

const subject = z
  .string()
  .refine(
    (key) => isPageKey(brand, `product/${key}`) || isPageKey(brand, `category/${key}`),
    'is neither a product nor a category',
  );

const questionSchema = z.strictObject({
  question: z.string().min(1).max(questionLengths.question),
  /** Plain text; paragraphs are separated by blank lines. */
  answer: z.string().min(1),
});

const fileSchema = z.array(
  z.strictObject({
    /** Keys of products, and of categories: all products whose main category it is, without those below it. */
    for: z.array(subject).min(1),
    questions: z.array(questionSchema).min(1),
  }),
);

type Question = z.infer<typeof questionSchema>;

export type QuestionsOf = (product: Pick<CommerceProduct, 'key' | 'categoryKeys'>) => readonly Question[];

/**
 * Reads `content/questions/{language}.yaml`; without it, nothing is asked.
 * @throws Error with the file and what is wrong with it.
 */
export async function readQuestions(folder: string, language: Language): Promise<QuestionsOf> {
  const file = join(folder, 'questions', `${language}.yaml`);
  return questionsIn(existsSync(file) ? await readFile(file, 'utf8') : '[]', file);
}

/** @throws Error as in `readQuestions`. */
export function questionsIn(source: string, file: string): QuestionsOf {
  const parsed = fileSchema.safeParse(parse(source));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const about = (key: string | undefined) =>
    parsed.data.filter((group) => key !== undefined && group.for.includes(key));
  // What is asked about this product comes before what is asked about all of its kind.
  return ({ key, categoryKeys }) =>
    [...about(key), ...about(categoryKeys[0])].flatMap(({ questions }) => questions);
}
