import Cookies from 'js-cookie';
import { webStorage } from './browser-storage.ts';
import { grantedCategories } from './consent-store.ts';
import { inventoryNames, kindOf } from './library-entries.ts';

/** Deletes everything in the inventory that the visitor does not agree to, by whomever it was stored. */
export function deleteWithdrawn(): void {
  const granted = grantedCategories();
  const withdrawn = inventoryNames.filter((name) => !granted.has(kindOf(name).category));
  deleteCookies(withdrawn);
  deleteFrom(webStorage('local'), withdrawn);
  deleteFrom(webStorage('session'), withdrawn);
}

/** Also those that replace missing web storage, and those that a library has set for a whole domain. */
function deleteCookies(withdrawn: readonly string[]): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of matching(Object.keys(Cookies.get()), withdrawn))
    for (const domain of ['', ...domains]) Cookies.remove(name, { path: '/', domain });
}

function deleteFrom(storage: Storage | null, withdrawn: readonly string[]): void {
  if (storage === null) return;
  for (const name of matching(Object.keys(storage), withdrawn)) storage.removeItem(name);
}

/** The names that are in a list, or that begin as one of its patterns does. */
function matching(names: readonly string[], patterns: readonly string[]): readonly string[] {
  return names.filter((name) =>
    patterns.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : name === own)),
  );
}
