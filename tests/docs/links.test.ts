import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { buildsDemo, ofTheDemo } from '../../scripts/brand/of-the-demo.ts';

/* Every link of a document to another one, or to a heading, leads there. */
const documents = globSync(['*.md', 'docs/**/*.md', 'sandbox/*.md']).map((file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');
  return { file, text };
});

/** What GitHub calls the place of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const anchors = new Map(
  documents.map(({ file, text }) => [
    file,
    Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading)),
  ]),
);

/** A copy with another brand may be without the demo. */
const isThere = (path: string): boolean =>
  existsSync(path) || (!buildsDemo() && ofTheDemo.some((folder) => path.startsWith(folder)));

test.each(documents)('$file has no dead link', ({ file, text }) => {
  const links = Array.from(
    text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^):\s]+)\)/g),
    ([, link = '']) => link,
  );
  const dead = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(`${dirname(file)}/${path}`);
    return !isThere(target) || (anchor !== undefined && !anchors.get(target)?.includes(anchor));
  });
  expect(dead).toEqual([]);
});
