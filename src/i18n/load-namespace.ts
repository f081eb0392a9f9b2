import type { i18n } from 'i18next';

/** Namespaces that are loaded together with what needs them, when it is first opened. */
export const lazyNamespaces = [
  'search',
  'country',
  'consent',
  'delivery',
  'customer-service',
  'restock',
  'express',
  'checkout',
] as const;
export type LazyNamespace = (typeof lazyNamespaces)[number];

/** Where the build writes such a namespace. */
export const lazyTextsPath = (language: string, namespace: LazyNamespace): string =>
  `/texts/${language}/${namespace}.json`;

/**
 * Fetches texts that pages do not include from the start, e.g. those of the search overlay.
 * @throws Error if they cannot be fetched.
 */
export async function loadNamespace(instance: i18n, namespace: LazyNamespace): Promise<void> {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  const response = await fetch(lazyTextsPath(language, namespace));
  if (!response.ok) throw new Error(`The texts ${namespace} returned status ${response.status}.`);
  instance.addResourceBundle(language, namespace, (await response.json()) as object);
}
