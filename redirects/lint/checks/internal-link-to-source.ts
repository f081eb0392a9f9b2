import type { Check, Survey } from '../survey.ts';

/** A link of our own that takes a detour. */
export const internalLinkToSource: Check = function* (survey) {
  for (const { file, line, href } of survey.links) {
    const { stops, isLoop } = survey.followTrail(href, null);
    const last = stops.at(-1);
    if (last === undefined || isLoop) continue;
    yield {
      subject: href,
      country: null,
      problem: 'is linked to, but redirects',
      remedy: remedyOf(last, file, survey),
      at: { file, line },
    };
  }
};

/** Content names pages by key, so that one text leads to the right address of every storefront. */
function remedyOf(address: string, file: string, { readOwnAddress, pagesOf }: Survey): string {
  const own = readOwnAddress(address);
  const page = own && pagesOf(own.store)?.pageAt.get(own.path);
  return page && file.endsWith('.md') ? `Link to page:${page} instead.` : `Link to ${address} instead.`;
}
