import { closest, distance } from 'fastest-levenshtein';
import { settingNames } from './setting-names.ts';

/** Names that begin like this are nobody else's. */
const ownNames = /^(ADYEN|COMMERCETOOLS|GATSBY_KLEVU|KLAVIYO)_/;

/** Words that other programs use, and that look like a setting with a mistake. */
const othersNames = ['CONTENT', 'EXPORT', 'IMPORT', 'PORTAL', 'REPORT', 'RESTORE', 'STORAGE'];

/** A single word that is shorter is too often another program's: `IMAGE`, `HOSTS`. */
const leastLetters = 6;

/**
 * Problems of names that are no setting but are meant to be one: an optional setting that is misspelt would otherwise be
 * missing without a word. Other programs' variables, which are in every environment, are left alone: a name counts
 * as meant for the shop if it begins like its settings, or differs from one by two letters at most.
 */
export function* unknownSettings(env: Readonly<Record<string, unknown>>): Iterable<string> {
  for (const name of Object.keys(env)) {
    if (settingNames.includes(name) || othersNames.includes(name)) continue;
    if (!name.includes('_') && name.length < leastLetters) continue;
    const nearest = closest(name, settingNames);
    if (ownNames.test(name) || distance(name, nearest) <= 2)
      yield `${name} is no setting: do you mean ${nearest}?`;
  }
}
