import type { StoreDraft } from '@commercetools/platform-sdk';
import type { Store } from '../../stores/types.ts';
import { english } from './types.ts';

/** commercetools' own Stores: one for each storefront. */
export const storeDrafts = (storefronts: readonly Store[]): StoreDraft[] =>
  storefronts.map(({ id, countries, languages }) => ({
    key: id,
    name: english(id),
    languages: [...languages],
    countries: countries.map(({ code }) => ({ code: code.toUpperCase() })),
  }));
