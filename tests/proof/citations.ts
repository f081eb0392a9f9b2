/** A test, or a group of tests, whose title cites rules of `docs/product.md` that it proves. */
export interface Citation {
  readonly ids: readonly string[];
  /** Path from the root of the repository. */
  readonly file: string;
  /** The rest of the title. */
  readonly title: string;
}

/** The beginning of the title of a test that does not run. */
const notRun = /\.(?:skip|todo|fixme)\(\s*['"`]/g;
/** A text that begins like a citation. */
const cited = /(['"`])((?:product|spec) \d(?:(?!\1).)*)\1/g;
const citation = /^product (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*): (.+)$/;

/**
 * The citations in a test file: titles such as `product 4.21: …` or `product 4.21, 5.7: …`. Parts of a title that are
 * filled in when the tests run stay as written.
 * @throws Error if a text starts like a citation but is not a valid one.
 */
export const citationsIn = (file: string, source: string): Citation[] =>
  Array.from(source.replaceAll(notRun, '').matchAll(cited), ([, , whole = '']) => {
    const [, ids, title] = citation.exec(whole) ?? [];
    if (ids === undefined || title === undefined)
      throw new Error(
        `${file}: "${whole}" starts like a citation; write "product 4.21, 5.7: what it proves".`,
      );
    return { ids: ids.split(', '), file, title };
  });
