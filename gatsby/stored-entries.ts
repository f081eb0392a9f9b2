import { type ConsentCategory, fallbackDays } from '../src/consent/inventory.ts';
import { kindOf, type InventoryName, type LibraryEntryKind } from '../src/consent/library-entries.ts';
import type { Language } from '../stores/types.ts';
import { categoriesOf, type ConsentService, usedNames } from './consent-services.ts';
import { flatTexts, type Texts } from './texts.ts';

/**
 * The inventory of everything that a build with these services stores in a browser, as Markdown for the data protection
 * page: a table of what needs no consent, and one for each category that is asked for.
 * @param consentTexts of `consent.json`.
 * @throws Error with the key of a text that is missing, e.g. the purpose of a new entry.
 */
export function storedEntries(
  consentTexts: Texts,
  language: Language,
  services: readonly ConsentService[],
): string {
  const texts = new Map(flatTexts(consentTexts));
  const textOf = (key: string): string => {
    const text = texts.get(key);
    if (text === undefined)
      throw new Error(
        `locales/en/consent.json has no ${key}. What the brand’s services store stands in its own.`,
      );
    return text;
  };
  const days = (count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  const names = usedNames(services);
  const tableOf = (category: ConsentCategory) =>
    table(
      names.filter((name) => kindOf(name).category === category),
      textOf,
      days,
    );
  const optional = categoriesOf(services).flatMap((category) => [
    `**${textOf(`categories.${category}.name`)}** ${textOf(`categories.${category}.text`)}`,
    ...tableOf(category),
  ]);
  return [
    ...tableOf('strict'),
    textOf('register.fallback').replace('{{life}}', days(fallbackDays)),
    textOf('register.necessary'),
    ...(optional.length > 0 ? [textOf('register.optional'), ...optional] : []),
  ].join('\n\n');
}

type TextOf = (key: string) => string;

/** One table, or none if there is nothing to list. */
function table(names: readonly InventoryName[], textOf: TextOf, days: (count: number) => string): string[] {
  if (names.length === 0) return [];
  const rows = [
    [textOf('register.what'), textOf('register.why'), textOf('register.where')],
    ['---', '---', '---'],
    ...names.map((name) => [
      `${textOf(`register.entries.${name}.what`)} (\`${name}\`)`,
      textOf(`register.entries.${name}.why`),
      `${textOf(`register.stores.${kindOf(name).store}`)}: ${lifetimeOf(kindOf(name), textOf, days)}`,
    ]),
  ];
  return [rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')];
}

function lifetimeOf(
  { store, days: count }: LibraryEntryKind,
  textOf: TextOf,
  days: (count: number) => string,
): string {
  if (count !== undefined) return days(count);
  return textOf(store === 'local' || store === 'cache' ? 'register.untilDeleted' : 'register.tab');
}
