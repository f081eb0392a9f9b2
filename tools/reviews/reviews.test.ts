import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { home } from '../../api/testing/sandboxed-shop.ts';
import { brand } from '../../brands/build.ts';
import { readQuestions } from '../../gatsby/questions.ts';
import { eraseCommand } from '../orders/erase.ts';
import { openShop } from '../orders/open-shop.ts';
import { recordsOf } from '../orders/person.ts';
import { useOperatedShop } from '../orders/testing/operated-shop.ts';
import { commands } from './commands.ts';
import { withQuestion, writeQuestions } from './published-questions.ts';

const operated = useOperatedShop({ name: 'reviews', commands });
const [, productKey = ''] = brand.samples.product.split('/');
const keyOf = (letters: string) => `V-${home.id.toUpperCase()}-7K3M-9QF2-${letters}`;
const write = (key: string, text: string) => {
  const { commerce } = openShop(home.id).context;
  const words = { rating: 4, title: '', text, author: 'Ada', details: {}, files: [] } as const;
  return commerce.createReview({ key, productKey, language: 'en', ...words });
};
const listed = async () => (await operated.run('list')).text;

test('product 4.755: staff list what nobody has checked, with what to look at, and publish, decline, and answer it', async () => {
  const { run } = operated;
  const [one, copy] = [keyOf('AAAA'), keyOf('BBBB')];
  await write(one, 'We carry him in it for hours, every day.');
  await write(copy, 'WE CARRY HIM IN IT FOR HOURS, EVERY DAY!');
  const shown = async (key: string) => new RegExp(`${key}@\\d+`).exec(await listed())?.[0] ?? '';
  const before = await listed();
  expect(before.indexOf(one)).toBeLessThan(before.indexOf(copy));
  expect(before).toContain(`the same words as ${one} about ${productKey}`);
  expect(before).toContain('all in capitals');
  expect((await run('publish', one)).text).toContain('Nothing has been changed.');
  const read = await shown(one);
  await expect(run('publish', one, '--yes')).rejects.toThrow('KEY@VERSION, as `list` shows it');
  const { commerce } = openShop(home.id).context;
  for (const review of await commerce.findReviews([one]))
    await commerce.updateReview(review, [{ change: 'rewrite', ...review, text: 'Not at all.' }]);
  await expect(run('publish', read, '--yes')).rejects.toThrow('has been changed since');
  expect((await run('publish', await shown(one), '--yes')).text).toContain('pages built anew');
  await run('decline', await shown(copy), '--yes');
  expect(await listed()).toContain('Reviews: none.');
  await run('answer', one, 'Thank you!', '--yes');
  expect(await commerce.findReviews([one])).toMatchObject([{ state: 'published', answer: 'Thank you!' }]);
  await expect(run('publish', 'DE-1', '--yes')).rejects.toThrow('Name a review or a question');
  await expect(run('decline', keyOf('CCCC'))).rejects.toThrow('may have withdrawn it');
});

test('product 4.756: the answer to a question leaves once, and cannot be another one afterwards; a question that is declined is deleted', async () => {
  const { run } = operated;
  const ask = async (question: string) => {
    const body = { key: crypto.randomUUID(), productKey, question, email: 'ada@example.com' };
    expect((await operated.shopper.send('/api/questions', body)).status).toBe(201);
    return /Q-\S+(?![^]*Q-)/.exec(await listed())?.[0] ?? '';
  };
  const id = await ask('Is it warm?');
  const before = await operated.mails();
  expect((await run('answer', id, 'Very.')).text).toContain('Nothing has been changed.');
  for (const answer of ['Very.', ' Very. '])
    expect((await run('answer', id, answer, '--yes')).text).toContain('has left for ada@example.com');
  expect(await operated.mails()).toHaveLength(before.length + 1);
  await expect(run('answer', id, 'No.', '--yes')).rejects.toThrow('To say more, write to ada@example.com');
  expect(await listed()).toContain('Questions: none.');
  const spam = await ask('Buy?');
  await expect(run('publish', spam)).rejects.toThrow('--publish');
  await run('decline', spam, '--yes');
  expect((await run('list', '--all')).text).not.toContain(spam);
  const kept = async () => (await recordsOf(openShop(), 'ada@example.com')).questions;
  expect(await kept()).toMatchObject([{ id }]);
  await eraseCommand(['--email', 'ada@example.com', '--yes']);
  expect(await kept()).toEqual([]);
});

test('product 4.757: a question is published at the end of the file of its language, which stays as it is otherwise, and only once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'questions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'questions', 'en.yaml');
  const before = `# Ours\n- for: [${productKey}]\n  questions:\n    - question: Old?\n      answer: Indeed.\n`;
  await mkdir(join(folder, 'questions'));
  await writeFile(file, before);
  const asked = { productKey, question: 'Is it “warm”:\n#1?', answer: "Yes: it's wool.\n\nDry it flat." };
  await writeQuestions(await withQuestion('en', asked, folder));
  expect((await readFile(file, 'utf8')).startsWith(before)).toBe(true);
  const shown = (await readQuestions(folder, 'en'))({ key: productKey, categoryKeys: [] });
  expect(shown.slice(1)).toEqual([{ question: 'Is it “warm”: #1?', answer: asked.answer }]);
  expect(await withQuestion('en', asked, folder)).toMatchObject({ isKnown: true });
  await expect(withQuestion('sv', { ...asked, productKey: 'none' }, folder)).rejects.toThrow('sv.yaml');
});
