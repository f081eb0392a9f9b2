import { groupBy } from '../group-by.ts';
import { sourceId } from '../rule-index.ts';
import { aboutRule, aboutSource, type Check, faultIn, type Faults } from './survey.ts';

const faults: Faults = [
  [
    /^(?!\/)/,
    'does not start with a slash',
    'Write the path without scheme and host, starting with its first slash.',
  ],
  [
    /^.{513}/s,
    'has more than 512 characters, too many to print or type',
    'Use fewer; "/*" at the end matches any longer address.',
  ],
  [/[\p{Cc}\s]/u, 'contains a space or control character', 'Percent-encode it: a space is %20.'],
  [/#/, 'contains a hash, which browsers never send to a server', 'Remove the hash and everything after it.'],
  [/^[^?]*\?[^?]*\?/, 'contains more than one question mark', 'Join parameters with "&".'],
  [
    /^\/redirects\/(?![a-z\d]+(?:-[a-z\d]+)*\/?$)/,
    'is not a valid short link',
    'Its name is the part after /redirects/: lower-case letters and digits, separated by single hyphens.',
  ],
  [/^\/\*(?:\?|$)/, 'would match every address', 'Write the folder that has moved: "/old/*".'],
  [
    /^[^?]*(?:[^/?]\*|\*[^?])/,
    'contains a "*" that is not its last segment',
    'Write "/*" at the end of the path, or one rule for each address.',
  ],
  [
    /^[^?]*\/:/,
    'has a segment that starts with a colon, which hosts treat as a placeholder',
    'Encode the colon as %3A.',
  ],
];

/** A source that never matches, or matches something other than it seems to. */
export const badSource: Check = function* ({ sources }) {
  for (const source of sources) {
    const fault = faultIn(source.fromPath, faults);
    if (fault) yield { ...aboutSource(source), ...fault };
  }
};

/** A condition that no visitor satisfies. */
export const unknownCountry: Check = function* ({ rules, countries }) {
  for (const surveyed of rules) {
    const country = surveyed.rule.conditions?.country;
    if (country === undefined || countries.includes(country)) continue;
    yield {
      ...aboutRule(surveyed),
      problem: 'is for a country where no storefront sells',
      remedy: 'Correct the country, or add it to those of a storefront.',
    };
  }
};

/** Sources that are the same address, in one table or in two; only the first one counts. */
export const collision: Check = function* ({ sources }) {
  const written = sources.filter(({ parts }) => parts);
  const addresses = groupBy(written, ({ parts }) => (parts ? sourceId(parts) : ''));
  for (const [first, ...others] of addresses.values()) {
    const { at } = aboutSource(first);
    for (const other of others) {
      yield {
        ...aboutSource(other),
        problem: `is the same address as ${first.fromPath}`,
        detail: `"${at.link}" in ${at.file}`,
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
