import type { Alternate } from '../../../stores/alternates.ts';

/** Writes a page's addresses elsewhere into the document, as its HTML has them. */
export function writeAlternates(alternates: readonly Alternate[]): void {
  for (const alternate of alternates)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate }));
}
