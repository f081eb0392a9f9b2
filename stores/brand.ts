const supportEmail = 'hello@cradleandcarry.example';

/** A brand's sites outside of the storefronts; without one, links to it lead to a page of ours. */
export interface BrandSites {
  /** Answers questions and takes requests: returns, guarantees, spare parts. No slash at its end. */
  readonly helpCenter: `https://${string}` | null;
  /** Keeps the manuals that links of older sites name. No slash at its end. */
  readonly fileStorage: `https://${string}` | null;
}

/** The demo brand: the only place that defines its name in texts for shoppers. */
export const brand = {
  name: 'Cradle & Carry',
  supportEmail,
  /** What all storefronts have in common. */
  contact: { email: supportEmail, opensAt: '09:00', closesAt: '17:00' },
  sites: { helpCenter: null, fileStorage: null } satisfies BrandSites as BrandSites,
} as const;

/** Where researchers report vulnerabilities, and the languages in which they are answered (`SECURITY.md` says how). */
export const securityContact = {
  address: 'mailto:security@cradleandcarry.example',
  languages: ['en'],
} as const;
