import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
  [
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse',
    true,
  ],
  ['ExampleCrawler/1.0', true],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['', false],
])('"%s" is a bot: %s', (userAgent, robot) => {
  expect(isBot(userAgent)).toBe(robot);
});
