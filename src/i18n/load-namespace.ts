import type { i18n } from 'i18next';

/** Groups of texts that come with what needs them. */
type LazyNamespace = 'search' | 'country';

/** Fetches texts that no page carries from the start, e.g. the search overlay's. */
export async function loadNamespace(instance: i18n, namespace: LazyNamespace): Promise<void> {
  if (instance.hasResourceBundle(instance.language, namespace)) return;
  const texts = (await import(
    /* webpackInclude: /(search|country)\.json$/ */ `../../locales/${instance.language}/${namespace}.json`
  )) as { default: object };
  instance.addResourceBundle(instance.language, namespace, texts.default);
}
