import { createInstance, type i18n } from 'i18next';
import { englishText } from '../stores/english.ts';
import type { Language } from '../stores/types.ts';
import type { MailTexts } from './mail-template.ts';
import { resources } from './text-files.ts';

/** By the country whose English they contain. */
const instances = new Map<string, i18n>();

/**
 * The texts of a language, in the English of a country. They are part of the program, so that an e-mail needs no file of
 * the host it is sent from.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function mailTexts(language: Language, country: string): MailTexts {
  const instance = instances.get(country) ?? startInstance(country);
  instances.set(country, instance);
  return instance.getFixedT(language, ['mail', 'cart', 'checkout', 'delivery', 'translation']);
}

/** React escapes what is shown, and plain text needs no escaping. */
function startInstance(country: string): i18n {
  const started = createInstance();
  void started.init({
    resources: { ...resources, en: englishOf(country) },
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: 'mail',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return started;
}

const englishOf = (country: string): typeof resources.en =>
  JSON.parse(JSON.stringify(resources.en), (_key, value: unknown) =>
    typeof value === 'string' ? englishText(value, country) : value,
  ) as typeof resources.en;
