import { placeholder } from '../../../stores/placeholder.ts';
import { storefront, type StorefrontRecord } from '../../../stores/storefront.ts';
import type { LegalFact, Store } from '../../../stores/types.ts';
import { supportEmail } from '../brand.ts';
import { pagePaths } from '../pages.ts';

type Own = 'id' | 'countries' | 'languages' | 'contact';

/** What differs between the demo's storefronts. */
type Example = Pick<StorefrontRecord, Own> &
  Partial<Omit<StorefrontRecord, Own>> & {
    /** When no parcel leaves, besides New Year and Christmas; days of another calendar are listed year by year. */
    readonly closed: StorefrontRecord['calendar']['closed'];
    /** The warehouse's time zone, if it is not that of the contact. */
    readonly warehouse?: string;
  };

/** The pages that the law of the European Union requires, and the consent, for whoever reads Directive 2002/58/EC strictly. */
export const european = {
  reviewInvitations: 'agreed',
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
} as const;

const asPlaceholder = ({ name, value }: LegalFact): LegalFact => ({
  name,
  value: typeof value === 'string' ? placeholder(value) : value,
});

/**
 * A storefront of the demo: its company, account, and keys do not exist, so they are placeholders. Orders leave on the same
 * day until noon.
 */
export function exampleStorefront({ closed, warehouse, ...own }: Example): Store {
  const { id, languages, contact } = own;
  const [street, ...lines] = contact.addressLines;
  const keys = languages.map((language, index) => {
    const key = index === 0 ? `klevu-${id}` : `klevu-${id}-${language.toLowerCase()}`;
    return [language, placeholder(key)] as const;
  });
  const record: StorefrontRecord = {
    origin: `https://${id}.cradleandcarry.example`,
    tax: { included: true, name: 'vat' },
    merchantAccount: placeholder(`CradleAndCarry${id.toUpperCase()}`),
    cards: ['Visa', 'Mastercard', 'American Express'],
    searchKeys: Object.fromEntries(keys),
    returnDays: 30,
    calendar: {
      timeZone: warehouse ?? contact.timeZone,
      leavesUntil: '12:00',
      closed: ['01-01', '12-25', ...closed],
    },
    ...own,
    ...(own.legalFacts && { legalFacts: own.legalFacts.map(asPlaceholder) }),
    contact: {
      ...contact,
      company: placeholder(contact.company),
      addressLines: [placeholder(street), ...lines.map(placeholder)],
      phone: placeholder(contact.phone),
      registration: placeholder(contact.registration),
      taxNumber: placeholder(contact.taxNumber),
    },
  };
  const shared = { email: supportEmail, opensAt: '09:00', closesAt: '17:00' };
  return storefront(record, { paths: pagePaths, contact: shared });
}
