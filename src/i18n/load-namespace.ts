import type { i18n } from 'i18next';

/** Groups of texts that come with what needs them, when it is first opened. */
export const lazyNamespaces = ['search', 'country'] as const;
export type LazyNamespace = (typeof lazyNamespaces)[number];

/** Where the build puts such a group. */
export const lazyTextsPath = (language: string, namespace: LazyNamespace): string =>
  `/texts/${language}/${namespace}.json`;

/**
 * Fetches texts that no page carries from the start, e.g. the search overlay's.
 * @throws Error when they cannot be fetched.
 */
export async function loadNamespace(instance: i18n, namespace: LazyNamespace): Promise<void> {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  const response = await fetch(lazyTextsPath(language, namespace));
  if (!response.ok) throw new Error(`The texts ${namespace} answer ${response.status}.`);
  instance.addResourceBundle(language, namespace, (await response.json()) as object);
}
