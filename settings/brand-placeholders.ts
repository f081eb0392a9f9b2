import type { ApiBrand } from '../brands/types.ts';
import { isPlaceholder, placeholdersIn } from '../stores/placeholder.ts';
import type { Store } from '../stores/types.ts';

/**
 * What a brand still has to say before one of its storefronts takes real money, with where to say it.
 * @param stores all of the brand's, at the origins that pages link to.
 */
export function* placeholdersOf(brand: ApiBrand, store: Store, stores: readonly Store[]): Iterable<string> {
  const { folder } = brand;
  yield* placeholderProblem(`${folder}/brand.ts or browser.ts`, { ...brand, storefronts: [], paths: {} });
  yield* placeholderProblem(`${folder}/storefronts/${store.id}.ts`, { ...store, origin: '', paths: {} });
  const unknown = stores.filter(({ origin }) => isPlaceholder(origin));
  if (unknown.length > 0)
    yield `ADYEN_ENVIRONMENT=LIVE, but pages lead to placeholders, ${unknown.map(({ origin }) => origin).join(', ')}: enter the origin of ${unknown.map(({ id }) => id).join(', ')} in ${folder}/storefronts/ or STOREFRONT_ORIGINS, or remove the storefronts that do not exist`;
}

/** @param file that the data is in. */
export function* placeholderProblem(file: string, data: object): Iterable<string> {
  const keys = placeholdersIn(data);
  if (keys.length > 0)
    yield `ADYEN_ENVIRONMENT=LIVE, but ${file} has placeholders: enter your own ${keys.join(', ')}, without placeholder(…), (example), and .example`;
}
