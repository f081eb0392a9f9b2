import { aboutSource, type Check } from '../survey.ts';

/** A source that takes visitors away from something that is there. */
export const pageShadowed: Check = function* ({ sources, hiddenPages }) {
  for (const source of sources) {
    const hidden = hiddenPages.get(source.fromPath);
    if (hidden === undefined) continue;
    yield {
      ...aboutSource(source),
      problem: `hides ${hidden}, which is there`,
      remedy: 'Choose another source, or remove the rule: addresses of pages and files are no sources.',
    };
  }
};
