const supportEmail = 'hello@cradleandcarry.example';

/** The demo brand: the only place that defines its name in texts for shoppers. */
export const brand = {
  name: 'Cradle & Carry',
  supportEmail,
  /** Days after delivery within which anything may be sent back, free of charge, as the pages about returns say. */
  returnDays: 30,
  /** What all storefronts have in common. */
  contact: { email: supportEmail, opensAt: '09:00', closesAt: '17:00' },
} as const;

/** Where researchers report vulnerabilities, and the languages in which they are answered (`SECURITY.md` says how). */
export const securityContact = {
  address: 'mailto:security@cradleandcarry.example',
  languages: ['en'],
} as const;
