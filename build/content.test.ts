import { expect, test } from 'vitest';
import { parseDocument } from './content.ts';

const valid = {
  key: 'content/returns',
  title: 'Returns',
  description: 'How to send something back.',
  section: 'customer-service',
  updatedOn: '2026-01-05',
};
const documentOf = (frontMatter: Record<string, string>) =>
  `---\n${Object.entries(frontMatter)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n## Thirty days\n\nSend it **back**.\n`;
const parse = (source: string) => parseDocument(source, 'customer-service/returns.md', 'en');

test('reads the front matter, finds the path of the page and turns the Markdown into HTML', () => {
  const { html, ...document } = parse(documentOf(valid));
  expect(document).toEqual({ ...valid, path: '/customer-service/returns/' });
  expect(html).toBe('<h2>Thirty days</h2>\n<p>Send it <strong>back</strong>.</p>\n');
});

test('reads a file with Windows line ends', () => {
  expect(parse(documentOf(valid).replaceAll('\n', '\r\n')).title).toBe('Returns');
});

test('a rule line inside the text ends nothing', () => {
  expect(parse(`${documentOf(valid)}\n---\n\nThe end.\n`).html).toContain('<hr>\n<p>The end.</p>');
});

test.each(['## Thirty days', '---\ntitle: Returns\n', '\n---\ntitle: Returns\n---\n'])(
  'refuses a file without front matter by its name: %j',
  (source) => {
    expect(() => parse(source)).toThrow(/^customer-service\/returns\.md: begins without front matter/);
  },
);

test.each([
  [
    'a page that has no path',
    { ...valid, key: 'content/unknown' },
    /is not in stores\/page-paths\/content\.ts/,
  ],
  ['an unknown section', { ...valid, section: 'news' }, /→ at section/],
  ['a day that is none', { ...valid, updatedOn: '2026-02-30' }, /→ at updatedOn/],
  ['an empty title', { ...valid, title: "''" }, /→ at title/],
  [
    'a description too long for a search result',
    { ...valid, description: 'a'.repeat(201) },
    /→ at description/,
  ],
  ['a misspelt field', { ...valid, titel: 'Returns' }, /"titel"/],
  ['what is no YAML', { ...valid, title: '[unclosed' }, /YAML/],
])('refuses %s, naming the file and the trouble', (_, frontMatter, trouble) => {
  const act = () => parse(documentOf(frontMatter));
  expect(act).toThrow(/^customer-service\/returns\.md: /);
  expect(act).toThrow(trouble);
});

test('refuses a file whose description is missing', () => {
  const source = documentOf(valid).replace(/^description:.*\n/m, '');
  expect(() => parse(source)).toThrow(/→ at description/);
});
