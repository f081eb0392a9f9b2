import { expect, test } from 'vitest';
import { plainWordsProblem } from './plain-words.ts';

test.each([
  ['We carry him 2.5 hours a day. It’s great – me and my wife agree <3 & so on...', null],
  ['Weight 5.5 kg, size 60/62; 10 < 12 months.And more', null],
  ['Es genial. Me encanta. Super. Top Qualität! Great.Online it looked darker.', null],
  ['毎日使っています。とても軽いです。', null],
  ['See https://a.example', 'link'],
  ['cheap at SHOP-24 . com now', 'link'],
  ['on carry.shop/now', 'link'],
  ['www.a.example', 'link'],
  ['<script>alert(1)</script>', 'markup'],
  ['[url=x]y[/url]', 'markup'],
  ['&lt;b&gt;', 'markup'],
  ['write to me: ada@a.example', 'address'],
])('product 4.700: “%s”: %s', (text, problem) => {
  expect(plainWordsProblem(text)).toBe(problem);
});
