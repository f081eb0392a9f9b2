import { isPageKey, type PageKey } from '../../../stores/urls.ts';
import { pagePaths } from '../pages.ts';
import type { Destination, LegacyLink, LegacyLinks } from '../../../redirects/records.ts';

const returns = 'content/returns';
const withdrawal = 'content/right-of-withdrawal';

/**
 * Products that a storefront does not sell, pages that it does not have, and what it offers instead. Bundles are not
 * sold where one of their components is not.
 */
const substitutes: Readonly<Partial<Record<PageKey, Pick<LegacyLink, 'except' | 'assumed'>>>> = {
  'product/bouncer-balance-soft': { except: { au: 'product/bouncer-bliss' } },
  'product/bouncer-bliss': { except: { kr: 'product/fabric-seat-for-bouncer' } },
  'product/bouncer-bundle-with-toy': {
    except: { au: 'product/bouncer-bliss' },
    assumed: 'On au: the bouncer sold in Australia instead of the one in the bundle.',
  },
  'product/bouncer-with-transport-bag': {
    except: { kr: 'product/transport-bag-for-bouncer' },
    assumed: 'On kr: the part of the bundle that is sold in Korea.',
  },
  'product/bouncer-and-carrier-starter-kit': {
    except: { au: 'category/starter-kits' },
    assumed: 'On au: the kits sold in Australia.',
  },
  'product/high-chair': {
    except: { jp: 'category/kitchen' },
    assumed: 'On jp: the high chair is not sold in Japan, so its category.',
  },
  'content/right-of-withdrawal': {
    except: { us: returns, gb: returns, ca: returns, au: returns, hk: returns, kr: returns, jp: returns },
    assumed: 'Where no law gives a right of withdrawal, the returns are the closest page.',
  },
  'content/right-to-cancel': {
    except: {
      ...{ us: returns, ca: returns, au: returns, hk: returns, kr: returns, jp: returns },
      ...{ eu: withdrawal, de: withdrawal, fr: withdrawal, es: withdrawal, it: withdrawal, nl: withdrawal },
      se: withdrawal,
    },
    assumed: 'Only Great Britain calls it so; the right of withdrawal or the returns are the closest page.',
  },
};

/** A link to a page; products are replaced by something else in storefronts that do not sell them. */
export function linkTo(to: Destination): LegacyLink {
  const page = typeof to === 'string' ? to : 'page' in to ? to.page : null;
  return { to, ...(page && substitutes[page]) };
}

/** Old addresses and their links, in the order in which they apply. */
type Entries = readonly (readonly [address: string, link: LegacyLink])[];

/** Old addresses that follow as a template, separated by white space, or names of which addresses are made. */
type AddressList = (list: TemplateStringsArray) => Entries;

export const listOf =
  (entriesOf: (word: string) => Entries): AddressList =>
  ([list = '']) =>
    list.trim().split(/\s+/).flatMap(entriesOf);

/**
 * A list of old addresses that lead to the same place: `to('category/kitchen')`, followed by a template with the
 * addresses.
 * @param assumed the reason for the choice, if it is not prescribed.
 */
export function to(target: Destination | LegacyLink, assumed?: string): AddressList {
  const link = typeof target === 'object' && 'to' in target ? target : linkTo(target);
  return listOf((address) => [[address, assumed === undefined ? link : { ...link, assumed }]]);
}

/**
 * Old addresses of products, whose names follow as a template, in each of some folders.
 * @param endings what followed the name: anything, if omitted.
 */
export const productsIn = (folders: string, endings: readonly string[] = ['*']): AddressList =>
  listOf((name) => {
    const link = linkTo(productBy(name));
    return folders
      .split(' ')
      .flatMap((folder) => endings.map((ending) => [`${folder}${name}/${ending}`, link] as const));
  });

/** The page of a product. @throws Error if there is none. */
export function productBy(name: string): PageKey {
  const key = `product/${name}`;
  if (!isPageKey({ paths: pagePaths }, key)) throw new Error(`brands/demo/redirects/: there is no ${key}.`);
  return key;
}

/**
 * All lists of a table, in the order in which they apply.
 * @throws Error if an address occurs twice or does not start with a slash.
 */
export function legacyLinks(...lists: readonly Entries[]): LegacyLinks {
  const links: Record<string, LegacyLink> = {};
  for (const [address, link] of lists.flat()) {
    const mistake = (problem: string) => new Error(`brands/demo/redirects/: ${address} ${problem}.`);
    if (!address.startsWith('/')) throw mistake('must start with a slash');
    if (Object.hasOwn(links, address)) throw mistake('occurs twice; remove one');
    links[address] = link;
  }
  return links;
}
