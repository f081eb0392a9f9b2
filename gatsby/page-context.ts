import { alternatesOf, type BuiltPages } from '../stores/alternates.ts';
import { defaultLanguageOf } from '../stores/languages.ts';
import type { Language, Store } from '../stores/types.ts';
import { type PageKey, pageKeys, pathOf } from '../stores/urls.ts';
import { type Namespace, namespacesOfTemplate, type TemplateName } from '../src/i18n/namespaces.ts';
import type { PageContext } from '../src/navigation/page-context.tsx';
import { readTexts } from './texts.ts';

/** What the contexts of all pages of a build have in common. */
export interface PageContextSettings {
  readonly store: Store;
  readonly stores: readonly Store[];
  readonly builtPages: BuiltPages;
  readonly pseudoTexts: boolean;
}

/** The maker of what every page is created with: its language, its texts, and the addresses it may lead to. */
export function pageContextMaker({ store, stores, builtPages, pseudoTexts }: PageContextSettings) {
  const defaultLanguage = defaultLanguageOf(store);
  const textsOf = remember((language: Language, namespace: Namespace) =>
    readTexts(language, namespace, pseudoTexts),
  );
  const own = builtPages[store.id];
  const sitePaths = new Map(
    store.languages.map((language) => {
      const keys = pageKeys.filter((key) => !key.startsWith('product/') && own?.has(key));
      return [language, Object.fromEntries(keys.map((key) => [key, pathOf(store, language, key)]))];
    }),
  );
  return (template: TemplateName, pageKey: PageKey, language: Language): PageContext => ({
    pageKey,
    i18n: {
      language,
      languages: store.languages,
      defaultLanguage,
      originalPath: pathOf(store, defaultLanguage, pageKey),
      path: pathOf(store, language, pageKey),
      routed: language !== defaultLanguage,
    },
    texts: Object.fromEntries(
      namespacesOfTemplate[template].map((namespace) => [namespace, textsOf(language, namespace)]),
    ),
    languagePaths: Object.fromEntries(store.languages.map((one) => [one, pathOf(store, one, pageKey)])),
    sitePaths: sitePaths.get(language) ?? {},
    alternates: isMessage(pageKey) ? [] : alternatesOf(pageKey, stores, builtPages),
  });
}

/** Pages without an address of their own: they stand at whatever address went wrong. */
const isMessage = (key: PageKey): boolean => key === 'not-found' || key === 'server-error';

function remember<Result>(read: (language: Language, namespace: Namespace) => Result) {
  const known = new Map<string, Result>();
  return (language: Language, namespace: Namespace): Result => {
    const name = `${language}/${namespace}`;
    const result = known.get(name) ?? read(language, namespace);
    known.set(name, result);
    return result;
  };
}
