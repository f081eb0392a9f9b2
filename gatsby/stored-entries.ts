import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ConsentCategory,
  type EntryKind,
  entryKind,
  fallbackDays,
  inventoryNames,
} from '../src/consent/inventory.ts';
import { usedCategories } from '../src/consent/used-categories.ts';
import type { Language } from '../stores/types.ts';
import { completeTexts, type Texts } from './texts.ts';

/** The texts of `locales/{language}/consent.json` by key, e.g. `register.what`; in English where one is missing. */
export type ConsentTexts = ReadonlyMap<string, string>;

/** Reads the texts about consent. @param folder `locales/`. */
export async function readConsentTexts(
  folder: string,
  language: Language,
  pseudoTexts: boolean,
): Promise<ConsentTexts> {
  const read = async (one: Language) => ({
    language: one,
    ns: 'consent',
    data: await readFile(join(folder, one, 'consent.json'), 'utf8'),
  });
  const complete = completeTexts(await read(language), await read('en'), pseudoTexts);
  return new Map(flat(JSON.parse(complete) as Texts));
}

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/**
 * The inventory of everything stored in a browser as Markdown, for the data protection page: a table of what needs no
 * consent, and one for each category that this build asks for.
 * @throws Error with the key of a text that is missing, e.g. the purpose of a new entry.
 */
export function storedEntries(texts: ConsentTexts, language: Language): string {
  const say = (key: string): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`locales/en/consent.json has no ${key}.`);
    return text;
  };
  const days = (count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  const optional = usedCategories.flatMap((category) => [
    `**${say(`categories.${category}.name`)}** ${say(`categories.${category}.text`)}`,
    ...tableOf(category, say, days),
  ]);
  return [
    ...tableOf('strict', say, days),
    say('register.fallback').replace('{{life}}', days(fallbackDays)),
    say('register.necessary'),
    ...(optional.length > 0 ? [say('register.optional'), ...optional] : []),
  ].join('\n\n');
}

type Say = (key: string) => string;

/** One table, or none if nothing is stored in this category. */
function tableOf(category: ConsentCategory, say: Say, days: (count: number) => string): string[] {
  const names = inventoryNames.filter((name) => entryKind(name).category === category);
  if (names.length === 0) return [];
  const rows = [
    [say('register.what'), say('register.why'), say('register.where')],
    ['---', '---', '---'],
    ...names.map((name) => [
      `${say(`register.entries.${name}.what`)} (\`${name}\`)`,
      say(`register.entries.${name}.why`),
      `${say(`register.stores.${entryKind(name).store}`)}: ${lifetimeOf(entryKind(name), say, days)}`,
    ]),
  ];
  return [rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')];
}

function lifetimeOf({ store, days: count }: EntryKind, say: Say, days: (count: number) => string): string {
  if (count !== undefined) return days(count);
  return say(store === 'local' || store === 'cache' ? 'register.untilDeleted' : 'register.tab');
}
