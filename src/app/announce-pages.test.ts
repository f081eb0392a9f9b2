// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { announcePages } from './announce-pages.ts';

test('product 2.2.4: a page is announced by its title once that is set, in the words of the page', async () => {
  document.head.innerHTML = '<title>Home</title>';
  document.body.innerHTML = '<div id="gatsby-announcer"></div><h1>Kitchen</h1>';
  const stop = announcePages((title) => `Du är på ${title}`);
  const announced = () => document.getElementById('gatsby-announcer')?.textContent;
  document.head.append(document.createElement('link'));
  await Promise.resolve();
  expect(announced()).toBe('');
  const title = document.createElement('title');
  title.append('Kök | Cradle & Carry');
  document.head.querySelector('title')?.replaceWith(title);
  await vi.waitFor(() => expect(announced()).toBe('Du är på Kök | Cradle & Carry'));
  stop();
});
