import { expect, test } from 'vitest';
import { catalogue, kindOf } from '../../../demo/catalogue/index.ts';
import { readQuestions } from '../../../gatsby/questions.ts';
import { languages } from '../../../stores/types.ts';

test('product 4.286: every language answers as many questions about every product', async () => {
  const inEnglish = await readQuestions(import.meta.dirname, 'en');
  const asked = catalogue.products.filter((product) => kindOf(product) === 'product');
  for (const language of languages) {
    const questionsOf = await readQuestions(import.meta.dirname, language);
    for (const { key, categories } of asked) {
      const product = { key, categoryKeys: [...categories] };
      expect(questionsOf(product), `${language} ${key}`).toHaveLength(inEnglish(product).length);
    }
  }
});
