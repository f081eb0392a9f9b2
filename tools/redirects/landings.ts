import { distance } from 'fastest-levenshtein';
import { type Address, type OwnAddress, readAddress } from '../../redirects/address.ts';
import type { RedirectSite } from '../../redirects/compile.ts';
import { conditionCountries } from '../../redirects/types.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { BuiltPages } from './built-pages.ts';
import { type Journey, journeyFrom } from './explain/journey.ts';
import { redirectsOf } from './site.ts';

/** A link of a list and the line it stands on, counted from 1. */
export interface ListedLink {
  readonly link: string;
  readonly line: number;
}

/**
 * How it ends: on a page a rule leads to, on the page that the link is the address of, outside the storefronts, or on no
 * page at all.
 */
type Verdict = 'lands' | 'page already' | 'outside' | 'nowhere';

/** Where a link lands from one country. */
export interface LinkLanding extends ListedLink {
  /** ISO 3166-1 alpha-2, lower case; null for an unknown one. */
  readonly country: string | null;
  /** How many rules led there. */
  readonly hops: number;
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  /** Absolute URL; null where no rule and no page is. */
  readonly target: string | null;
  readonly verdict: Verdict;
  /** Why it lands nowhere, in words; null when it lands. */
  readonly reason: string | null;
}

/** All countries that rules may name, and the unknown one (null). */
export const everyCountry: readonly (string | null)[] = [...conditionCountries, null];

/**
 * Where every link lands from every country: the first link's landings first, in the order of the countries.
 * @param builtPages the pages each storefront builds; on a storefront that is left out, every page counts as built.
 */
export function landingsOf(
  links: readonly ListedLink[],
  countries: readonly (string | null)[],
  site: RedirectSite,
  builtPages: BuiltPages['builtPages'],
): LinkLanding[] {
  return links.flatMap((listed) =>
    countries.map((country): LinkLanding => {
      const endOf = (link: string) => endOfLink(link, country, site, builtPages);
      const end = endOf(listed.link);
      const reason = end.reason === null ? null : end.reason + remarkOnEnd(listed.link, endOf);
      return { ...listed, country, ...end, reason };
    }),
  );
}

type End = Omit<LinkLanding, keyof ListedLink | 'country'>;

function endOfLink(
  link: string,
  country: string | null,
  { store, stores }: RedirectSite,
  builtPages: BuiltPages['builtPages'],
): End {
  const address = readAddress(link, store, stores);
  return address.kind === 'ours'
    ? endOfJourney(address, journeyFrom(address, country, redirectsOf, stores), builtPages)
    : endElsewhere(address, link.trim(), [store, ...stores]);
}

/** A link that was copied out of a sentence may have taken the sentence's end along. */
function remarkOnEnd(link: string, endOf: (link: string) => End): string {
  const [, shorter = '', rest = ''] = /^(.*?)([.,;)]+)$/.exec(link.trim()) ?? [];
  return shorter !== '' && endOf(shorter).reason === null ? ` (it works without "${rest}" at the end)` : '';
}

/** What is no address of ours is not followed. */
function endElsewhere(address: Exclude<Address, OwnAddress>, link: string, stores: readonly Store[]): End {
  const end = { hops: 0, store: null, pageKey: null } as const;
  const nowhere = { ...end, target: null, verdict: 'nowhere' } as const;
  if (address.kind === 'malformed') return { ...nowhere, reason: 'this is not an address' };
  const meant = nearlyOurs(address.host, stores);
  if (meant === null) return { ...end, target: link, verdict: 'outside', reason: null };
  return { ...nowhere, reason: `${address.host} is not a storefront, but ${meant} is` };
}

function endOfJourney(address: OwnAddress, journey: Journey, builtPages: BuiltPages['builtPages']): End {
  const { hops, target, page, store } = journey;
  const reason = whyNowhere(address, journey, builtPages);
  const isOutside = target !== null && store === null;
  const landed = isOutside ? 'outside' : hops.length > 0 ? 'lands' : 'page already';
  return {
    hops: hops.length,
    store: hops.length > 0 || page ? store : null,
    pageKey: page?.pageKey ?? null,
    target: target ?? (page && address.store.origin + address.path + address.query),
    verdict: reason === null ? landed : 'nowhere',
    reason,
  };
}

function whyNowhere(
  address: OwnAddress,
  { hops, target, store, page, isCircle }: Journey,
  builtPages: BuiltPages['builtPages'],
): string | null {
  if (isCircle) return 'the rules form a loop';
  if (page) {
    const isBuilt = builtPages.get(page.store)?.includes(page.pageKey) ?? true;
    return isBuilt ? null : `${page.store} does not build the page ${page.pageKey}`;
  }
  if (hops.length === 0) return `no rule matches, and ${address.store.id} has no page at this address`;
  return store === null ? null : `${store} has no page at ${target ?? 'its end'}`;
}

/**
 * Counts a list's links by how they end, and names those on other sites and those that land nowhere.
 * @param file the list's name, for `file:line`.
 */
export function summaryOfLandings(landings: readonly LinkLanding[], file: string): string {
  const links = [...Map.groupBy(landings, ({ line }) => line).values()];
  const broken = links.filter((ofLink) => ofLink.some(({ verdict }) => verdict === 'nowhere'));
  const outside = links.filter(
    (ofLink) => !broken.includes(ofLink) && ofLink.some(({ verdict }) => verdict === 'outside'),
  );
  // Also a rule may lead outside; these were never ours.
  const elsewhere = outside.filter((ofLink) => ofLink.every(({ hops }) => hops === 0));
  const countries = new Set(landings.map(({ country }) => country)).size;
  return [
    `${counted(links.length, 'link', 'links')}, each from ${counted(countries, 'country', 'countries')}`,
    `  landing somewhere from every country: ${links.length - broken.length}${outside.length > 0 ? `, ${outside.length} of them outside the storefronts` : ''}`,
    ...(elsewhere.length > 0 ? [`  on other sites, not checked: ${elsewhere.length}`] : []),
    ...elsewhere.map((ofLink) => place(ofLink, file)),
    ...(broken.length > 0 ? [`  landing nowhere: ${broken.length}`] : []),
    ...broken.flatMap((ofLink) => brokenLines(ofLink, file)),
  ].join('\n');
}

const brokenLines = (ofLink: readonly LinkLanding[], file: string): string[] => [
  place(ofLink, file),
  ...deadEnds(ofLink).map((deadEnd) => `      ${deadEnd}`),
];

function place([landing]: readonly LinkLanding[], file: string): string {
  const link = landing?.link.trim() ?? '';
  return `    ${file}:${landing?.line ?? 0}  ${link === '' ? '(no link)' : link}`;
}

/** From where one link lands nowhere and why, a line per reason: `from kr, jp: …`; none when it lands from each country. */
export function deadEnds(ofLink: readonly LinkLanding[]): string[] {
  const byReason = Map.groupBy(ofLink, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, missed]) => {
    if (reason === null) return [];
    const countries = missed.map(({ country }) => country ?? 'an unknown country');
    return [`from ${missed.length === ofLink.length ? 'anywhere' : countries.join(', ')}: ${reason}`];
  });
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** So many wrong letters are still a slip. */
const mostWrongLetters = 2;

/**
 * The storefront host that somebody meant who wrote another one: with `www.` in front, without what stands before the
 * domain, with a dot at the end, or with one or two letters wrong.
 * @param host that of no storefront; with or without a port.
 * @param stores the likeliest first; it is taken where several are as near.
 * @returns null when the host is another site's.
 */
export function nearlyOurs(host: string, stores: readonly Store[]): string | null {
  const written = plain(host).replace(/^uk\./, 'gb.');
  let nearest: string | null = null;
  let fewest = mostWrongLetters + 1;
  for (const { origin } of stores) {
    const ours = new URL(origin).host;
    const wrong = Math.min(...spellings(plain(ours)).map((known) => distance(written, known)));
    if (wrong < fewest) [nearest, fewest] = [ours, wrong];
  }
  return nearest;
}

/** In lower case, without a port and the dot that a host may end in. */
const plain = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** How people write a storefront's host, the right one first. */
function spellings(host: string): string[] {
  const domain = host.replace(/^[^.]+\./, '');
  return [host, `www.${host}`, ...(domain.includes('.') ? [domain, `www.${domain}`] : [])];
}
