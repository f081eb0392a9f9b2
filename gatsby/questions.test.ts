import { describe, expect, test } from 'vitest';
import { brand } from '../brands/build.ts';
import { questionsIn, readQuestions } from './questions.ts';

const [product = '', category = ''] = [brand.samples.product, brand.samples.category].map((key) =>
  key.replace(/^\w+\//, ''),
);
const asked = { key: product, categoryKeys: [category, 'gifts'] };
const below = { key: 'below', categoryKeys: [`${category}/accessories`] };

describe('questions about products', () => {
  const source = `
- for: [${category}]
  questions:
    - question: How long?
      answer: For years.
- for: [${product}]
  questions:
    - question: Which next?
      answer: A larger one.
`;

  test('product 4.286: are those about the product, then those about its main category', () => {
    const questionsOf = questionsIn(source, 'en/questions.yaml');
    expect(questionsOf(asked).map(({ question }) => question)).toEqual(['Which next?', 'How long?']);
    expect(questionsOf(below)).toEqual([]);
  });

  test('are none in a language without a file', async () => {
    expect((await readQuestions('nowhere', 'en'))(asked)).toEqual([]);
  });

  test.each([
    ['- for: [unicorn]\n  questions: [{ question: A?, answer: B }]', 'is neither a product nor a category'],
    [`- for: [${product}]\n  questions: []`, 'questions'],
    [`- for: [${product}]\n  questions: [{ question: A? }]`, 'answer'],
  ])('stop a build, with the file: %s', (wrong, message) => {
    expect(() => questionsIn(wrong, 'en/questions.yaml')).toThrow('en/questions.yaml');
    expect(() => questionsIn(wrong, 'en/questions.yaml')).toThrow(message);
  });
});
