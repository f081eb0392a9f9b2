import type { MutantsOfFile } from './types.ts';

/** One mistake in one file, and the tests that must catch it. */
export interface Mutant {
  /** Paths from the root of the repository. */
  readonly file: string;
  readonly tests: readonly string[];
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** Expands lists to one record per mutant. */
export const mutantsOf = (lists: readonly MutantsOfFile[]): Mutant[] =>
  lists.flatMap(({ file, tests, mutants }) => mutants.map((mutant) => ({ file, tests, ...mutant })));

/** The mutants whose file or list a word refers to; all of them without a word. */
export function selected(
  lists: Readonly<Record<string, readonly MutantsOfFile[]>>,
  word: string | undefined,
): Mutant[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    mutantsOf(list).filter(({ file }) => word === undefined || name === word || file.includes(word)),
  );
}

/**
 * The file's text with the mistake in it.
 * @throws Error if the text to replace does not occur, occurs twice, or would stay the same.
 */
export function mutated(text: string, { file, find, replace }: Mutant): string {
  const [before = '', after, ...others] = text.split(find);
  if (after === undefined) throw new Error(`${file} does not contain ${JSON.stringify(find)}.`);
  if (others.length > 0) throw new Error(`${file} contains ${JSON.stringify(find)} more than once.`);
  if (find === replace) throw new Error(`${file}: ${JSON.stringify(find)} is replaced by itself.`);
  return before + replace + after;
}

export const inWords = ({ file, find, replace }: Mutant): string =>
  `${file}: ${shortened(find)} → ${shortened(replace)}`;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
