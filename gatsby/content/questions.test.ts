import { expect, test } from 'vitest';
import { headingsIn, questionsIn } from './headings.ts';

const html = [
  '<p>Hello.</p>',
  '<h2 id="orders">Orders &amp; more</h2>',
  '<h3 id="find">How do I <em>find</em> it?</h3>\n<p>Look.</p>',
  '<h3 id="pay">How do I pay?</h3>\n<p>By card.</p>\n<ul><li>Or not.</li></ul>',
  '<h2 id="else">Anything else?</h2>\n<p>Write.</p>',
].join('\n');

test('product 2.3.291: the questions of a page are data: their group, anchor, words, and answer', () => {
  expect(questionsIn(html)).toEqual({
    introduction: '<p>Hello.</p>\n',
    questions: [
      { group: 'Orders & more', anchor: 'find', question: 'How do I find it?', answerHtml: '<p>Look.</p>' },
      {
        group: 'Orders & more',
        anchor: 'pay',
        question: 'How do I pay?',
        answerHtml: '<p>By card.</p>\n<ul><li>Or not.</li></ul>',
      },
    ],
    conclusion: '<h2 id="else">Anything else?</h2>\n<p>Write.</p>',
  });
});

test('headings are listed with their anchors, without markup', () => {
  expect(headingsIn(html).map(({ level, anchor, words }) => `${level} ${anchor} ${words}`)).toEqual([
    '2 orders Orders & more',
    '3 find How do I find it?',
    '3 pay How do I pay?',
    '2 else Anything else?',
  ]);
});

test.each([
  ['<h3 id="a">A?</h3><p>B</p><h2 id="c">C</h2>', 'a question stands above the first heading of its group.'],
  ['<h2 id="c">C</h2><h3 id="a">A?</h3>\n<h3 id="b">B?</h3><p>B.</p>', 'the question “A?” has no answer.'],
])('a page that is no list of questions is rejected: %s', (text, problem) => {
  expect(() => questionsIn(text)).toThrow(problem);
});
