import { reservedAt } from '../../reserved-paths.ts';
import type { StorePages } from '../store-pages.ts';
import { aboutSource, type Check } from '../survey.ts';

/** A source that takes visitors away from something that is there. */
export const pageShadowed: Check = function* ({ store, sources, pagesOf }) {
  const pathAt = pagesOf(store)?.pathAt ?? new Map<string, string>();
  const examples = pagesBelow(pathAt);
  for (const source of sources) {
    const { parts } = source;
    if (!parts) continue;
    const shadowed = reservedAt(parts.key) ?? (parts.isPrefix ? examples : pathAt).get(parts.key);
    if (shadowed === undefined) continue;
    yield {
      ...aboutSource(source),
      problem: `hides ${shadowed}, which is there`,
      remedy: 'Choose another source, or remove the rule: addresses of pages and files are no sources.',
    };
  }
};

/** For the key of every page and of every folder above one: the path of a page at or below it. */
function pagesBelow(pathAt: StorePages['pathAt']): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const [key, path] of pathAt) {
    for (let folder = key; !examples.has(folder); folder = folder.slice(0, folder.lastIndexOf('/'))) {
      examples.set(folder, path);
      if (folder === '') break;
    }
  }
  return examples;
}
