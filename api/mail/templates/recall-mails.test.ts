import { expect, it } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { languages } from '../../../stores/types.ts';
import { renderMail } from './render-mail.ts';

const recallUrl = 'https://shop.example/recalls/toy/';
const page = { title: 'Recall: <b>toy</b>', description: 'A cord may come loose.', recallUrl };
const write = (language: (typeof languages)[number], batches: readonly string[]) =>
  renderMail('recall', { ...page, batches, numbers: ['DE-1', 'DE-2'] }, { store: stores.de, language });

it.each(languages)(
  'product 7.324: is complete in %s, and has the page’s words and link',
  async (language) => {
    const affected = await write(language, ['HF 24031', 'HF 24040']);
    const perhaps = await write(language, []);
    expect(affected.text).toContain('HF 24031 / HF 24040');
    expect(perhaps.text).not.toContain('HF');
    for (const { subject, html, text } of [affected, perhaps]) {
      expect(subject).toContain(page.title);
      expect(html).toContain('Recall: &lt;b&gt;toy');
      for (const part of [page.description, recallUrl, 'DE-1, DE-2']) expect(text).toContain(part);
      for (const written of [subject, text]) {
        expect(written).not.toMatch(/\brecall\.\w/);
        expect(written).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
      }
    }
  },
);
