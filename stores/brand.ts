const supportEmail = 'hello@cradleandcarry.example';

/** A company, as reached by post and electronically. */
export interface CompanyAddress {
  readonly name: string;
  /** The lines of the postal address, without the country. */
  readonly addressLines: readonly [string, ...string[]];
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly email: string;
}

/** A brand's sites outside of the storefronts; without one, links to it lead to a page of ours. */
export interface BrandSites {
  /** Answers questions and takes requests: returns, guarantees, spare parts. No slash at its end. */
  readonly helpCenter: `https://${string}` | null;
  /** Keeps the manuals that links of older sites name. No slash at its end. */
  readonly fileStorage: `https://${string}` | null;
}

const name = 'Cradle & Carry';

/** The demo brand: the only place that defines its name in texts for shoppers. */
export const brand = {
  name,
  supportEmail,
  /** Key of the product in the picture that the home page begins with (`BRAND_PICTURES_URL`). */
  leadProduct: 'baby-carrier-one',
  /** What all storefronts have in common. */
  contact: { email: supportEmail, opensAt: '09:00', closesAt: '17:00' },
  sites: { helpCenter: null, fileStorage: null } satisfies BrandSites as BrandSites,
} as const;

/** Who makes the products (Regulation (EU) 2023/988, Article 9). */
export const manufacturer: CompanyAddress = {
  name: `${name} Inc. (example)`,
  addressLines: ['410 Harbor Street', 'Portland, ME 04101'],
  country: 'us',
  email: 'safety@cradleandcarry.example',
};

/** Who is responsible for them in the European Union, as the manufacturer is outside (Articles 16 and 19(b)). */
export const responsiblePerson: CompanyAddress = {
  name: `${name} Europe DAC (example)`,
  addressLines: ['3 Ropewalk Quay', 'Dublin 2, D02 X000'],
  country: 'ie',
  email: 'safety.eu@cradleandcarry.example',
};

/** Where researchers report vulnerabilities, and the languages in which they are answered (`SECURITY.md` says how). */
export const securityContact = {
  address: 'mailto:security@cradleandcarry.example',
  languages: ['en'],
} as const;
