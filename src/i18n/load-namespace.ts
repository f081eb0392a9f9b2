import type { i18n } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** Fetches texts that no page carries from the start, e.g. the search overlay's. */
export async function loadNamespace(instance: i18n, namespace: Namespace): Promise<void> {
  if (instance.hasResourceBundle(instance.language, namespace)) return;
  const texts = (await import(`../../locales/${instance.language}/${namespace}.json`)) as { default: object };
  instance.addResourceBundle(instance.language, namespace, texts.default);
}
