import { brand } from '../../brands/build.ts';
import { isPageKey } from '../../stores/urls.ts';
import { blocksOf } from './blocks.ts';
import { anchorsIn } from './headings.ts';
import type { ContentDocument } from './read-content.ts';

const link = /\]\(page:([^)#\s]*)(?:#([^)\s]*))?/g;
/** The keys of the pages that a text links to. */
export const linkedKeysIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(link), ([, key = '']) => key);

const ownLink = /\]\(#([^)\s]*)\)/g;

/**
 * What keeps the pages of a language from being published, one line each: `{file}:{line}: {problem}`. Dead links and
 * anchors are found here; a block that is misspelled or names nothing that exists, in `blocksOf`.
 * @param documents every page of the language, drafts too.
 */
export function contentProblems(documents: readonly ContentDocument[]): string[] {
  const anchors = new Map(documents.map(({ key, markdown }) => [key, new Set(anchorsIn(markdown))]));
  return documents.flatMap((document) => {
    const { key: own, file, line: first, markdown } = document;
    const problems = problemOfBlocks(document);
    for (const [index, line] of markdown.split('\n').entries()) {
      const at = `${file}:${first + index}`;
      for (const [, key = '', anchor] of line.matchAll(link)) {
        if (!isPageKey(brand, key)) problems.push(`${at}: links to page:${key}, which is not a page key.`);
        else if (anchor !== undefined && !anchors.get(key)?.has(anchor))
          problems.push(`${at}: links to #${anchor}, which page:${key} does not have.`);
      }
      for (const [, anchor = ''] of line.matchAll(ownLink))
        if (!anchors.get(own)?.has(anchor))
          problems.push(`${at}: links to #${anchor}, which this page does not have.`);
    }
    return problems;
  });
}

/**
 * Products of recalls that the catalogue does not have, one line each. No more than a warning: what is recalled may no longer be
 * sold, or only with others.
 * @param documents of every language.
 */
export function goneProducts(
  documents: readonly ContentDocument[],
  productKeys: readonly string[],
): string[] {
  const lines = documents.flatMap(({ file, recall }) =>
    (recall?.products ?? [])
      .filter((key) => !productKeys.includes(key))
      .map(
        (key) =>
          `${file} recalls the product ${key}, which is not in the catalogue: correct it, unless it is no longer sold.`,
      ),
  );
  return [...new Set(lines)];
}

function problemOfBlocks(document: ContentDocument): string[] {
  try {
    blocksOf(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface PictureUse {
  readonly name: string;
  /** `{file}:{line}` */
  readonly at: string;
}

/** The pictures that pages show, each where it is first used. */
export function picturesIn(documents: readonly ContentDocument[]): PictureUse[] {
  const uses = documents.flatMap((document) => [
    ...(document.lead ? [{ name: document.lead.picture, at: document.file }] : []),
    ...blocksOf(document).flatMap((block) =>
      block.kind === 'picture' ? [{ name: block.name, at: `${document.file}:${block.line}` }] : [],
    ),
  ]);
  return uses.filter(({ name }, index) => uses.findIndex((use) => use.name === name) === index);
}

/**
 * Pictures that their host does not have, one line each. A host that cannot be asked, or does not answer such questions, is
 * trusted: a build must not depend on it.
 * @param pictureUrl the address of a picture by its name.
 */
export async function missingPictures(
  uses: readonly PictureUse[],
  pictureUrl: (name: string) => string,
): Promise<string[]> {
  const problems = await Promise.all(
    uses.map(async ({ name, at }) => {
      const answer = await fetch(pictureUrl(name), {
        method: 'HEAD',
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      const isMissing = answer !== null && [403, 404, 410].includes(answer.status);
      return isMissing ? [`${at}: the picture ${pictureUrl(name)} is missing.`] : [];
    }),
  );
  return problems.flat();
}
