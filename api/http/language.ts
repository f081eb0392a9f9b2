import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { chooseLanguage } from '../../stores/choose-language.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Language, Store } from '../../stores/types.ts';

/** The storefront's language an answer is to be in: what `Accept-Language` (RFC 9110) asks for, else the default. */
export function languageOf(c: Context, store: Store): Language {
  const asked = parseAccept(c.req.header('accept-language') ?? '');
  // A weight of nought refuses a language.
  const wishes = asked.filter(({ q }) => q > 0).map(({ type }) => type);
  return chooseLanguage(wishes, store.languages) ?? defaultLanguageOf(store);
}
