import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { lazyNamespaces, lazyTextsPath } from '../src/i18n/load-namespace.ts';
import { buildEnvironment } from './environment.ts';
import { type Locale, textsInLanguages } from './texts.ts';

/** Writes the texts that pages do not include from the start to where the browser requests them. */
export async function writeLazyTexts({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const { store, pseudoTexts } = buildEnvironment();
  const locales = getNodesByType('Locale') as unknown as readonly Locale[];
  const texts = textsInLanguages(locales, store.languages, pseudoTexts);
  for (const namespace of lazyNamespaces) {
    for (const { language, data } of texts.filter(({ ns }) => ns === namespace)) {
      const file = join('public', lazyTextsPath(language, namespace));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
    }
  }
}
