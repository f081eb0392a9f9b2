import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { us } from '../storefronts/us.ts';
import { contentProblems } from '../../../gatsby/content/check-content.ts';
import { contentTopics, frontMatterSchema } from '../../../gatsby/content/front-matter.ts';
import { questionsIn } from '../../../gatsby/content/headings.ts';
import { parseDocument } from '../../../gatsby/content/read-content.ts';
import { htmlOf, renderBlocks } from '../../../gatsby/content/render-content.ts';

const guide = readFileSync('docs/editing.md', 'utf8');
const examples = [...guide.matchAll(/^```markdown\n(.*?)^```$/gms)].map(([, example = '']) => example);
const context = {
  contact: us.contact,
  locale: 'en-US',
  storedEntries: '',
  legalFacts: '',
  recalls: '',
  pathOf: (key: string) => `/${key}/`,
};

describe('docs/editing.md', () => {
  test.each(examples)('has an example that could be published: %#', (example) => {
    const document = parseDocument(example, 'content/example/en.md');
    expect(contentProblems([document])).toEqual([]);
    const html = htmlOf(renderBlocks(document, context));
    expect(html).not.toMatch(/::|\{#|page:|picture:/);
    if (document.questions) expect(questionsIn(html).questions).toHaveLength(1);
  });

  test('names every field and topic', () => {
    for (const name of [...Object.keys(frontMatterSchema.shape), ...contentTopics])
      expect(guide).toMatch(new RegExp(`\`${name}(: true)?\``));
  });

  test('shows errors as they are written', () => {
    const [example = ''] = examples;
    const broken = (from: string, to: string) =>
      contentProblems([parseDocument(example.replace(from, to), 'content/pages/gift-guide/en.md')]);
    const shown = /^```text\n(.*?)^```$/ms.exec(guide)?.[1]?.trimEnd().split('\n');
    expect([
      ...broken('page:content/returns', 'page:content/return'),
      ...broken('::products baby-blanket', '::products baby-blankt'),
    ]).toEqual(shown);
  });
});
