import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { chooseLanguage } from '../../stores/choose-language.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Language, Store } from '../../stores/types.ts';

/** The storefront's language for a response: the one `Accept-Language` (RFC 9110) asks for, otherwise the default. */
export function languageOf(c: Context, store: Store): Language {
  const asked = parseAccept(c.req.header('accept-language') ?? '');
  // A weight of 0 rejects a language.
  const preferred = asked.filter(({ q }) => q > 0).map(({ type }) => type);
  return chooseLanguage(preferred, store.languages) ?? defaultLanguageOf(store);
}
