import { describe, expect, test } from 'vitest';
import { legalFactsText } from '../../stores/legal-facts.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { goneProducts } from './check-content.ts';
import { parseDocument } from './read-content.ts';
import { recallList } from './content-nodes.ts';
import { htmlOf, renderBlocks } from './render-content.ts';

const valid = {
  key: 'content/returns',
  title: 'Returns',
  description: 'How to send something back.',
  section: 'customer-service',
  updatedOn: '2026-01-05',
};
const documentOf = (frontMatter: Record<string, string>, text = 'Send it **back**.') =>
  `---\n${Object.entries(frontMatter)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n## Thirty days\n\n${text}\n`;
const parse = (source: string) => parseDocument(source, 'customer-service/returns/en.md');

describe('a file of content', () => {
  test('is its front matter and its Markdown', () => {
    expect(parse(documentOf(valid))).toEqual({
      ...valid,
      draft: false,
      example: false,
      questions: false,
      topics: [],
      line: 8,
      language: 'en',
      markdown: '\n## Thirty days\n\nSend it **back**.\n',
      file: 'customer-service/returns/en.md',
    });
  });

  test('product 5.291: may be a draft, and is none unless it says so', () => {
    expect(parse(documentOf({ ...valid, draft: 'true' })).draft).toBe(true);
    expect(parse(documentOf(valid)).draft).toBe(false);
    expect(() => parse(documentOf({ ...valid, draft: 'yes' }))).toThrow(
      /^customer-service\/returns\/en\.md:7: /,
    );
  });

  test.each(['## Thirty days', '---\ntitle: Returns\n', '\n---\ntitle: Returns\n---\n'])(
    'without front matter is rejected with its name: %j',
    (source) => {
      expect(() => parse(source)).toThrow(/^customer-service\/returns\/en\.md: .*→ at key/s);
    },
  );

  test.each([
    ['a page that has no path', { ...valid, key: 'content/unknown' }, /is neither in stores\/page-paths\.ts/],
    ['an unknown section', { ...valid, section: 'news' }, /→ at section/],
    ['an invalid date', { ...valid, updatedOn: '2026-02-30' }, /→ at updatedOn/],
    ['an empty title', { ...valid, title: "''" }, /→ at title/],
    [
      'a description too long for a search result',
      { ...valid, description: 'a'.repeat(201) },
      /→ at description/,
    ],
    ['a picture’s address', { ...valid, lead: '{ picture: ../box.jpg, alt: A box }' }, /→ at lead\.picture/],
    ['a picture without words', { ...valid, lead: '{ picture: box }' }, /→ at lead\.alt/],
    ['a misspelled field', { ...valid, titel: 'Returns' }, /"titel"/],
    ['invalid YAML', { ...valid, title: '[unclosed' }, /YAML/],
  ])('with %s is rejected, with the file and the problem', (_, frontMatter, trouble) => {
    const act = () => parse(documentOf(frontMatter));
    expect(act).toThrow(/^customer-service\/returns\/en\.md(:\d+)?: /);
    expect(act).toThrow(trouble);
  });

  test.each([
    ['is never closed', (source: string) => source.replace(/\n---\n[^]*$/, '\n')],
    ['is followed by nothing', (source: string) => source.replace(/(\n---\n)[^]*$/, '$1\n')],
  ])('whose front matter %s is rejected', (_, cut) => {
    expect(() => parse(cut(documentOf(valid)))).toThrow(
      'customer-service/returns/en.md: the text after the front matter is missing.',
    );
  });
});

describe('a recall', () => {
  const batches = (ranges: string, more = 'products: [toy]') =>
    `\n  recalledOn: 2026-01-04\n  batches: ${ranges}\n  ${more}`;
  const recallOf = (recall: string, text = 'A cord may come loose.\n\n---\n\nCut it.') =>
    parse(documentOf({ ...valid, recall }, text));

  test.each([
    ['[]', /→ at recall\.batches/],
    ['[{ from: HF24031 }]', /→ at recall\.batches\[0\]\.to/],
    ['[{ from: HF2403, to: HF24098 }]', /is not two letters and five digits/],
    ['[{ from: hf24031, to: HF24098 }]', /is not two letters and five digits/],
    ['[{ from: HF24098, to: HF24031 }]', /is not a range/],
    ['[{ from: BC24031, to: HF24031 }]', /is not a range/],
  ])('with the batches %s is rejected', (ranges, trouble) => {
    expect(() => recallOf(batches(ranges))).toThrow(trouble);
  });

  test.each([
    ['products: []', /→ at recall\.products/],
    ['products: [bouncer toy]', /is not the key of a product/],
    ['products: [toy]\n  soldFrom: 2026-02-30', /→ at recall\.soldFrom/],
    [
      'products: [toy]\n  soldFrom: 2026-01-02\n  soldTo: 2026-01-01',
      /is before soldFrom\n.*→ at recall\.soldTo/,
    ],
  ])('with %j is rejected', (more, trouble) => {
    expect(() => recallOf(batches('[{ from: HF24031, to: HF24098 }]', more))).toThrow(trouble);
  });

  test('of a product that the catalogue does not have is a warning: it may no longer be sold', () => {
    const recall = recallOf(batches('[{ from: HF24031, to: HF24098 }]', 'products: [toy, rattle]'));
    expect(goneProducts([recall, recall], ['rattle'])).toEqual([
      'customer-service/returns/en.md recalls the product toy, which is not in the catalogue: correct it, unless it is no longer sold.',
    ]);
  });

  test.each(['Cut it.', 'A.\n\n---\n\nB.\n\n---\n\nC.'])(
    'without exactly one rule is rejected: %j',
    (text) => {
      expect(() => recallOf(batches('[{ from: HF24031, to: HF24098 }]'), text)).toThrow(
        'customer-service/returns/en.md: the text of a recall needs one horizontal rule',
      );
    },
  );

  test('is in the list of recalls with its date, the latest first, and other pages are not', () => {
    const earlier = recallOf(batches('[{ from: HF24031, to: HF24098 }]'));
    const later = {
      ...earlier,
      title: 'Later',
      recall: { batches: [], products: [], recalledOn: '2026-02-01' },
    };
    expect(recallList([earlier, parse(documentOf(valid)), later], 'en')).toBe(
      [
        '- **[Later](page:content/returns)**<br>February 1, 2026<br>How to send something back.',
        '- **[Returns](page:content/returns)**<br>January 4, 2026<br>How to send something back.',
      ].join('\n'),
    );
  });
});

describe('the text of a page', () => {
  const contact = { ...stores.de.contact, company: 'Rund GmbH', opensAt: '09:00', closesAt: '17:00' };
  const here = new Set(['content/returns']);
  const legalFacts = [
    { name: { de: 'Register', en: 'Packaging register' }, value: 'DE1' },
    { name: { de: 'Trennen' }, value: { de: 'Karton', en: 'Cardboard' } },
  ];
  const render = (text: string, company = contact.company) =>
    htmlOf(
      renderBlocks(parse(documentOf(valid, text)), {
        contact: { ...contact, company },
        locale: 'en-US',
        storedEntries: '| `cart` |\n| --- |',
        recalls: '',
        legalFacts: legalFactsText({ languages: ['de', 'en'], legalFacts }, 'en'),
        pathOf: (key) => (here.has(key) ? `/hier/${key}/` : null),
      }),
    ).replace('<h2 id="thirty-days">Thirty days</h2>\n', '');

  test.each([
    ['{{phone}}', contact.phone],
    ['{{opensAt}} – {{closesAt}}', '9:00 AM – 5:00 PM'],
    ['{{giftMessageLength}}', '1,000'],
    ['{{registration}}', contact.registration],
    ['{{taxNumber}}', contact.taxNumber],
    ['{{address}}', contact.addressLines.join('<br>')],
    ['**{{company}}**', `<strong>${contact.company}</strong>`],
  ])('contains the storefront’s own data instead of %s', (placeholder, value) => {
    expect(render(`Write: ${placeholder}.`)).toBe(`<p>Write: ${value}.</p>\n`);
  });

  test('product 4.674: lists what the storefront has to publish about itself, where it says so', () => {
    expect(render('{{legalFacts}}')).toBe(
      '<ul>\n<li><strong>Packaging register:</strong> DE1</li>\n<li><strong>Trennen:</strong> Cardboard</li>\n</ul>\n',
    );
  });

  test('inserts data literally, whatever a replacement would make of it', () => {
    const html = render('{{company}}', "$& $1 $' GmbH");
    expect(html).toContain('$&amp; $1 $&#39; GmbH');
  });

  test.each([
    ['the [legal notice](page:content/legal-notice).', 'the legal notice.'],
    ['the [**first** answers](page:content/faq#size)', 'the <strong>first</strong> answers'],
  ])('has only the words if the storefront does not have the page: %s', (markdown, html) => {
    expect(render(markdown)).toBe(`<p>${html}</p>\n`);
  });

  test.each([
    ['{{fax}}', '11: a storefront’s contact data has no {{fax}}'],
    ['{{addressLines}}', '11: a storefront’s contact data has no {{addressLines}}'],
    ['{{toString}}', '11: a storefront’s contact data has no {{toString}}'],
    ['[x](page:content/unknown)', ' links to page:content/unknown, which is not a page key'],
    ['[x](page:)', ' links to page:, which is not a page key'],
  ])('with %s is rejected, with the file and the problem', (text, trouble) => {
    expect(() => render(text)).toThrow(`customer-service/returns/en.md:${trouble}`);
  });
});
