import { shortLinkFolder } from '../compile.ts';
import { aboutRule, aboutSource, type Check, placeWords, type SurveyedRule } from './survey.ts';

/** Maximum length of a source that can still be printed or typed. */
const longest = 512;

/** A source that never matches, or matches something other than it seems to. */
export const badSource: Check = function* ({ sources }) {
  for (const source of sources) {
    const fault = faultOf(source.fromPath);
    if (fault) yield { ...aboutSource(source), ...fault };
  }
};

/** A short link as printed. */
const shortLink = /^\/redirects\/[a-z\d]+(?:-[a-z\d]+)*\/?$/;

function faultOf(source: string): { problem: string; remedy: string } | null {
  const [path = '', ...queries] = source.split('?');
  if (!source.startsWith('/'))
    return {
      problem: 'does not start with a slash',
      remedy: 'Write the path without scheme and host, starting with its first slash.',
    };
  if (source.length > longest)
    return {
      problem: `has ${source.length} characters`,
      remedy: `Use at most ${longest}; "/*" at the end matches any longer address.`,
    };
  if (/[\p{Cc}\s]/u.test(source))
    return { problem: 'contains a space or control character', remedy: 'Percent-encode it: a space is %20.' };
  if (source.includes('#'))
    return {
      problem: 'contains a hash, which browsers never send to a server',
      remedy: 'Remove the hash and everything after it.',
    };
  if (queries.length > 1)
    return { problem: 'contains more than one question mark', remedy: 'Join parameters with "&".' };
  if (source.startsWith(shortLinkFolder) && !shortLink.test(source))
    return {
      problem: 'is not a valid short link',
      remedy:
        'Its name is the part after /redirects/: lower-case letters and digits, separated by single hyphens.',
    };
  if (path === '/*')
    return {
      problem: 'would match every address',
      remedy: 'Write the folder that has moved: "/old/*".',
    };
  if (path.replace(/\/\*$/, '').includes('*'))
    return {
      problem: 'contains a "*" that is not its last segment',
      remedy: 'Write "/*" at the end of the path, or one rule for each address.',
    };
  if (path.includes('/:'))
    return {
      problem: 'has a segment that starts with a colon, which hosts treat as a placeholder',
      remedy: 'Encode the colon as %3A.',
    };
  return null;
}

/** A condition that no visitor satisfies. */
export const unknownCountry: Check = function* ({ rules, countries }) {
  const known = new Set(countries);
  for (const surveyed of rules) {
    const country = surveyed.rule.conditions?.country;
    if (country === undefined || known.has(country)) continue;
    const lowerCase = country.trim().toLowerCase();
    yield {
      ...aboutRule(surveyed),
      problem: 'is for a country where no storefront sells',
      remedy: known.has(lowerCase)
        ? `Write "${lowerCase}" instead of "${country}".`
        : `Remove "${country}", or add it to the countries of a storefront.`,
    };
  }
};

/** A source without a target for visitors from some countries. */
export const missingFallback: Check = function* ({ addresses }) {
  for (const spellings of addresses) {
    const hasFallback = spellings.some(({ rules }) => rules.some(({ rule }) => !rule.conditions));
    if (!hasFallback)
      yield {
        ...aboutSource(spellings[0]),
        problem: 'leads nowhere for visitors from countries without a rule',
        remedy: 'Add a last rule without a country.',
      };
  }
};

/** A rule for a country that is never reached because the rule for everyone precedes it. */
export const ruleAfterFallback: Check = function* ({ rules }) {
  const reached = new Map<string, Set<string>>();
  for (const surveyed of rules) {
    const { fromPath, conditions } = surveyed.rule;
    const country = conditions?.country ?? everybody;
    const before = reached.get(fromPath) ?? new Set();
    reached.set(fromPath, before);
    if (before.has(everybody) && !before.has(country))
      yield {
        ...aboutRule(surveyed),
        problem: 'comes after the rule without a country and is never reached',
        remedy: 'Move the rule without a country to the end.',
      };
    before.add(country);
  }
};

const everybody = '';

/** A second rule for the same source and country; only the first applies. */
export const duplicate: Check = function* ({ rules }) {
  const firsts = new Map<string, SurveyedRule>();
  for (const surveyed of rules) {
    const { fromPath, conditions } = surveyed.rule;
    const name = `${conditions?.country ?? ''} ${fromPath}`;
    const first = firsts.get(name);
    if (first)
      yield {
        ...aboutRule(surveyed),
        problem: 'is written twice',
        detail: `first as ${placeWords(first.at)}`,
        remedy: 'Remove one of the two: only the first counts.',
      };
    else firsts.set(name, surveyed);
  }
};

/** Sources that look different but are the same address. */
export const collision: Check = function* ({ addresses }) {
  for (const [first, ...others] of addresses) {
    for (const other of others) {
      yield {
        ...aboutSource(other),
        problem: `is the same address as ${first.fromPath}`,
        detail: placeWords(aboutSource(first).at),
        remedy:
          'Keep one of the two: case, slashes, percent-encoding, and the order of parameters do not distinguish addresses.',
      };
    }
  }
};

/** A source that hides something that exists. */
export const pageShadowed: Check = function* ({ sources, hiddenPages }) {
  for (const source of sources) {
    const hidden = hiddenPages.get(source.fromPath);
    if (hidden === undefined) continue;
    yield {
      ...aboutSource(source),
      problem: `hides ${hidden}, which exists`,
      remedy: 'Choose another source, or remove the rule: addresses of pages and files cannot be sources.',
    };
  }
};
