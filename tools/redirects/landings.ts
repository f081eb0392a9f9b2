import { distance } from 'fastest-levenshtein';
import { type Address, type OwnAddress, readAddress } from '../../redirects/address.ts';
import type { RedirectSite } from '../../redirects/compile.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { BuiltPages } from './built-pages.ts';
import { type Journey, journeyFrom } from './journey.ts';
import { redirectsOf, type RedirectsOfSite } from './site.ts';

/** A link of a list and its line, counted from 1. */
export interface ListedLink {
  readonly link: string;
  readonly line: number;
}

/**
 * How it ends: on a page that a rule leads to, on the page whose address the link is, outside the storefronts, or
 * nowhere.
 */
type Verdict = 'lands' | 'page already' | 'outside' | 'nowhere';

export interface LinkLanding extends ListedLink {
  /** ISO 3166-1 alpha-2, lower case; null for an unknown country. */
  readonly country: string | null;
  /** How many rules led there. */
  readonly hops: number;
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  /** Absolute URL; null if there is no rule and no page. */
  readonly target: string | null;
  readonly verdict: Verdict;
  /** Why it lands nowhere; null if it lands somewhere. */
  readonly reason: string | null;
}

/** All countries that the rules of a storefront use, and the unknown one (null). */
export const everyCountry = ({ index }: RedirectsOfSite): readonly (string | null)[] => [
  ...index.countries,
  null,
];

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
    countries.map((country): LinkLanding => ({
      ...listed,
      country,
      ...endOfLink(listed.link, country, site, builtPages),
    })),
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

/** Only our own addresses are followed. */
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
 * How many of a list's links land somewhere from every country, and those that do not, with the reasons.
 * @param file the list's name, for `file:line`.
 */
export function summaryOfLandings(landings: readonly LinkLanding[], file: string): string {
  const links = [...Map.groupBy(landings, ({ line }) => line).values()];
  const broken = links.filter((ofLink) => ofLink.some(({ verdict }) => verdict === 'nowhere'));
  return [
    `${links.length - broken.length} of ${links.length} links land somewhere from every country.`,
    ...broken.flatMap(([landing, ...others]) =>
      landing
        ? [
            `${file}:${landing.line}  ${landing.link.trim() || '(no link)'}`,
            ...deadEnds([landing, ...others]).map((deadEnd) => `    ${deadEnd}`),
          ]
        : [],
    ),
  ].join('\n');
}

/**
 * The countries from which one link lands nowhere and why, one line per reason: `from kr, jp: …`; empty if it lands
 * somewhere from each country.
 */
export function deadEnds(ofLink: readonly LinkLanding[]): string[] {
  const byReason = Map.groupBy(ofLink, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, missed]) => {
    if (reason === null) return [];
    const countries = missed.map(({ country }) => country ?? 'an unknown country');
    return [`from ${missed.length === ofLink.length ? 'anywhere' : countries.join(', ')}: ${reason}`];
  });
}

/** Maximum number of wrong letters that count as a typo. */
const maxWrongLetters = 2;

/**
 * The storefront host that somebody meant by a similar one: with `www.` in front, without the part before the domain,
 * with a dot at the end, or with one or two wrong letters.
 * @param host the host, which is not that of any storefront; with or without a port.
 * @param stores the most likely first; if several are equally close, that one is used.
 * @returns null if the host belongs to another site.
 */
export function nearlyOurs(host: string, stores: readonly Store[]): string | null {
  const written = plain(host).replace(/^uk\./, 'gb.');
  const [nearest] = stores
    .map(({ origin }) => new URL(origin).host)
    .map((ours) => ({
      ours,
      wrong: Math.min(...spellings(plain(ours)).map((known) => distance(written, known))),
    }))
    .toSorted((one, other) => one.wrong - other.wrong);
  return nearest && nearest.wrong <= maxWrongLetters ? nearest.ours : null;
}

/** In lower case, without a port and without the dot at the end that is allowed in a host. */
const plain = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Ways in which people write a storefront's host, the correct one first. */
function spellings(host: string): string[] {
  const domain = host.replace(/^[^.]+\./, '');
  return [host, `www.${host}`, ...(domain.includes('.') ? [domain, `www.${domain}`] : [])];
}
