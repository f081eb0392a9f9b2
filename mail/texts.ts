import { createInstance, type i18n } from 'i18next';
import type { Language } from '../stores/types.ts';
import type { MailTexts } from './mail-template.ts';
import { resources } from './text-files.ts';

let instance: i18n | undefined;

/** The texts of a language. They are part of the program, so that an e-mail needs no file of the host it is sent from. */
export function mailTexts(language: Language): MailTexts {
  instance ??= startInstance();
  return instance.getFixedT(language, ['mail', 'cart', 'checkout', 'delivery', 'translation']);
}

/** React escapes what is shown, and plain text needs no escaping. */
function startInstance(): i18n {
  const started = createInstance();
  void started.init({
    resources,
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: 'mail',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return started;
}
