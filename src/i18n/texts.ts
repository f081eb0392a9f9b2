/** A namespace of `locales/`: texts, or groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Returns the text of a key. @param values what its placeholders stand for; `count` also selects the plural. */
export type SayText = (key: string, values?: Values) => string;

/** What the shop uses of i18next's instance, under the same names. */
export interface Texts {
  readonly language: string;
  readonly hasResourceBundle: (language: string, namespace: string) => boolean;
  /** Adds texts to a namespace. */
  readonly addResourceBundle: (language: string, namespace: string, texts: object) => void;
  /** The function for keys of a namespace: the same one every time. */
  readonly textsOf: (namespace: string) => SayText;
}

/**
 * The texts of one language in i18next's format (JSON v4), as far as `locales/` uses it: nested keys, `ns:key`, values
 * in `{{…}}`, and plurals. A key without a text is returned as it is. i18next itself would be 15 kB of every page;
 * `texts.test.ts` compares the two for every text in every language.
 */
export function createTexts(language: string): Texts {
  const namespaces = new Map<string, TextTree>();
  const plurals = new Intl.PluralRules(language);
  const functions = new Map<string, SayText>();

  const say = (namespace: string, key: string, values: Values = {}): string => {
    const [name = key, ns = values['ns'] ?? namespace] = key.split(':').reverse();
    const tree = namespaces.get(String(ns)) ?? {};
    for (const form of formsOf(name, values['count'], plurals)) {
      const text = textAt(tree, form);
      if (text !== null) return fillIn(text, values);
    }
    return name;
  };

  return {
    language,
    hasResourceBundle: (other, namespace) => other === language && namespaces.has(namespace),
    addResourceBundle: (_language, namespace, texts) => {
      namespaces.set(namespace, { ...namespaces.get(namespace), ...(texts as TextTree) });
    },
    textsOf: (namespace) => {
      const t = functions.get(namespace) ?? ((key, values) => say(namespace, key, values));
      functions.set(namespace, t);
      return t;
    },
  };
}

/** The keys under which a text may be, the best one first. */
function formsOf(key: string, count: unknown, plurals: Intl.PluralRules): readonly string[] {
  if (typeof count !== 'number') return [key];
  const forms = [`${key}_${plurals.select(count)}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function textAt(tree: TextTree, path: string): string | null {
  let found: string | TextTree | undefined = tree;
  for (const key of path.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  return typeof found === 'string' ? found : null;
}

const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name.trim()) ? String(values[name.trim()] ?? '') : placeholder,
  );
