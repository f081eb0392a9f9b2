import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lazyNamespaces, lazyTextsPath } from '../src/i18n/namespaces.ts';
import { buildEnvironment } from './environment.ts';
import { readTexts } from './texts.ts';

/** Writes the texts that no page carries from the start to where the browser asks for them. */
export async function writeLazyTexts(): Promise<void> {
  const { store, pseudoTexts } = buildEnvironment();
  for (const language of store.languages) {
    for (const namespace of lazyNamespaces) {
      const file = join('public', lazyTextsPath(language, namespace));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(readTexts(language, namespace, pseudoTexts)));
    }
  }
}
