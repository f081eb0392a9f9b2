import { describe, expect, test } from 'vitest';
import { catalogue } from '../demo/catalogue/index.ts';
import { languages } from '../stores/types.ts';
import { questionsIn, readQuestions } from './questions.ts';

const mini = { key: 'baby-carrier-mini', categoryKeys: ['baby-carriers', 'gifts'] };
const bib = { key: 'carrier-bib', categoryKeys: ['baby-carriers/accessories-baby-carrier'] };

describe('questions about products', () => {
  const source = `
- for: [baby-carriers]
  questions:
    - question: How long?
      answer: As long as both like it.
- for: [baby-carrier-mini, baby-bib]
  questions:
    - question: Which next?
      answer: A larger one.
`;

  test('product 4.286: are those about the product, then those about its main category', () => {
    const questionsOf = questionsIn(source, 'en/questions.yaml');
    expect(questionsOf(mini).map(({ question }) => question)).toEqual(['Which next?', 'How long?']);
    expect(questionsOf(bib)).toEqual([]);
  });

  test('are none in a language without a file', async () => {
    expect((await readQuestions('nowhere', 'en'))(mini)).toEqual([]);
  });

  test.each([
    ['- for: [unicorn]\n  questions: [{ question: A?, answer: B }]', 'is neither a product nor a category'],
    ['- for: [baby-bib]\n  questions: []', 'questions'],
    ['- for: [baby-bib]\n  questions: [{ question: A? }]', 'answer'],
  ])('stop a build, with the file: %s', (wrong, message) => {
    expect(() => questionsIn(wrong, 'en/questions.yaml')).toThrow('en/questions.yaml');
    expect(() => questionsIn(wrong, 'en/questions.yaml')).toThrow(message);
  });
});

test('product 4.286: every language answers as many questions about every product', async () => {
  const inEnglish = await readQuestions('brands/demo/content', 'en');
  const asked = catalogue.products.filter(({ kind }) => kind === 'product');
  for (const language of languages) {
    const questionsOf = await readQuestions('brands/demo/content', language);
    for (const { key, categories } of asked) {
      const product = { key, categoryKeys: [...categories] };
      expect(questionsOf(product), `${language} ${key}`).toHaveLength(inEnglish(product).length);
    }
  }
});
