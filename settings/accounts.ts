import { z } from 'zod';
import type { Language, Store } from '../stores/types.ts';

/** `en=klevu-1,fr=klevu-2`, as pairs. */
const keysByLanguage = z
  .string()
  .regex(
    /^[A-Za-z-]+=[^\s,=]+(?:,[A-Za-z-]+=[^\s,=]+)*$/,
    'must be a key for each language, e.g. en=klevu-1,fr=klevu-2',
  )
  .transform((text) => text.split(',').map((pair) => pair.split('=') as [Language, string]));

/** The accounts of an environment that has its own, such as staging. None of them is secret. */
export const accountSettings = {
  ADYEN_MERCHANT_ACCOUNT: z
    .string()
    .regex(/^\w+$/, 'must be the name of a merchant account')
    .optional()
    .describe("The merchant account of this environment; by default that of the storefront's record"),
  KLEVU_KEYS: keysByLanguage
    .optional()
    .describe(
      "The public keys of this environment's search indexes, e.g. `en=klevu-1,fr=klevu-2`; by default those of the storefront's record",
    ),
};
type AccountSettings = z.output<z.ZodObject<typeof accountSettings>>;

/** A storefront with the accounts of an environment in the place of its own. */
export const withAccounts = (
  store: Store,
  { ADYEN_MERCHANT_ACCOUNT, KLEVU_KEYS }: AccountSettings,
): Store => ({
  ...store,
  merchantAccount: ADYEN_MERCHANT_ACCOUNT ?? store.merchantAccount,
  searchKeys: KLEVU_KEYS === undefined ? store.searchKeys : Object.fromEntries(KLEVU_KEYS),
});

/** What the keys of search indexes get wrong: a language that lacked one would search nothing. */
export function* accountConflictsOf(
  { id, languages }: Pick<Store, 'id' | 'languages'>,
  { KLEVU_KEYS }: AccountSettings,
): Iterable<string> {
  if (KLEVU_KEYS === undefined) return;
  const named = KLEVU_KEYS.map(([language]) => language);
  for (const language of languages)
    if (!named.includes(language))
      yield `KLEVU_KEYS has no key for ${language}, a language of ${id}: name one for each`;
  for (const language of named)
    if (!languages.includes(language))
      yield `KLEVU_KEYS has a key for ${language}, which is no language of ${id}: remove it`;
}
