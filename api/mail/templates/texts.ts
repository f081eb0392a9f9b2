import { createInstance, type i18n, type Resource } from 'i18next';
import { brand } from '../../../brands/api.ts';
import { englishWordsOf, englishWriter } from '../../../stores/english.ts';
import { defaultLanguageOf } from '../../../stores/languages.ts';
import type { Language, Store } from '../../../stores/types.ts';
import type { MailTexts } from './mail-template.ts';
import { resources } from './text-files.ts';

/** The files that e-mails take texts from. */
const namespaces = ['mail', 'cart', 'checkout', 'delivery', 'translation'] as const;

/** By the country whose English they contain, and the language that they fall back to. */
const instances = new Map<string, i18n>();

/**
 * The texts of a language, in the English of a storefront's first country. What is missing is in the storefront's default
 * language, or else in English. They are part of the program, so that an e-mail needs no file of the host it is sent from.
 */
export function mailTexts(language: Language, store: Store): MailTexts {
  const country = store.countries[0].code;
  const fallback = defaultLanguageOf(store);
  const known = `${country} ${fallback}`;
  const instance = instances.get(known) ?? startInstance(country, fallback);
  instances.set(known, instance);
  return instance.getFixedT(language, namespaces);
}

/** React escapes what is shown, and plain text needs no escaping. */
function startInstance(country: string, fallback: Language): i18n {
  const started = createInstance();
  void started.init({
    // A copy, because each instance changes its own.
    resources: structuredClone<Resource>(resources),
    load: 'currentOnly',
    fallbackLng: [fallback, 'en'],
    defaultNS: 'mail',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  for (const [language, files] of Object.entries(brand.mailTexts))
    for (const [ns, texts] of Object.entries(files))
      started.addResourceBundle(language, ns, texts, true, true);
  const inEnglish = englishWriter(englishWordsOf(country, brand.english));
  for (const ns of namespaces) {
    const texts: unknown = started.getResourceBundle('en', ns);
    const worded: unknown = JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
      typeof value === 'string' ? inEnglish(value) : value,
    );
    started.addResourceBundle('en', ns, worded, true, true);
  }
  return started;
}
