import { expect, test } from 'vitest';
import { readLinkList } from './link-list.ts';

const read = (text: string) => readLinkList(Buffer.from(text), 'x.csv');

test.each(['link', 'URL', 'Path', ' href ', '\ufefflink'])('finds the links of a column %j', (name) => {
  expect(read(`${name};note\n/a/;b\n;c\n`).links).toEqual([
    { link: '/a/', line: 2 },
    { link: '', line: 3 },
  ]);
});

test.each([
  [
    'https://us.example/a/\nhttps://us.example/b/\n',
    /^x\.csv has no column of links.*"https:\/\/us.*write "link"/,
  ],
  ['code,Note \n/a/,b\n', /its columns are "code", "Note"\./],
  ['links\n/a/\n', /its columns are "links"\./],
  ['link,a, URL\n/a/,b,/c/\n', /more than one column of links: "link", "URL"\. Keep one/],
  ['link,link\n/a/,/b/\n', /more than one column of links: "link", "link"\./],
  ['a,Link\n', /^x\.csv has no link in its column "Link"\./],
  ['a,link\nb,\nc, \n', /^x\.csv has no link/],
])('%j is refused', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
