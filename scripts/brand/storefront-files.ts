import { countryData } from '../../stores/country-data.ts';
import { isInEea } from '../../stores/european-economic-area.ts';
import { isLanguage } from '../../stores/page-folder.ts';
import { languages as engineLanguages } from '../../stores/supported-languages.ts';

/** What somebody says about a brand that is to begin. */
export interface NewBrand {
  /** As shoppers read it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, lower case: where it sells, which is the ID of its storefront as well. */
  readonly country: string;
  /** BCP 47; the first one is that of pages without a prefix. */
  readonly languages: readonly [string, ...string[]];
}

/** Node knows a country's time zones before TypeScript does. */
type CountryLocale = Intl.Locale & { readonly getTimeZones?: () => readonly string[] };
const inCountry = (country: string): CountryLocale => new Intl.Locale(`und-${country}`);

/** Where prices are without the tax, which depends on the address. */
const beforeTax: readonly string[] = ['us', 'ca'];

/**
 * The storefront of a new brand: texts of the files in its `storefronts/`, by their names.
 * @throws Error if the country or a language is unknown.
 */
export function storefrontFiles({ country, languages }: NewBrand): Readonly<Record<string, string>> {
  const {
    currency: [currency],
    name,
  } = countryData(country);
  if (currency === undefined) throw new Error(`${name} has no currency. Choose another country.`);
  for (const language of languages)
    if (!isLanguage(language))
      throw new Error(`"${language}" is no language. Use BCP 47 tags, e.g. --language sv,en.`);
  const own = languages.filter((language) => !engineLanguages.some((known) => known === language));
  const tax = beforeTax.includes(country)
    ? "included: false, name: 'salesTax'"
    : "included: true, name: 'vat'";
  const legalPages = isInEea(country)
    ? ['content/right-of-withdrawal', 'content/legal-guarantee', 'withdraw']
    : country === 'gb'
      ? ['content/right-to-cancel']
      : [];
  const [timeZone = 'UTC'] = inCountry(country).getTimeZones?.() ?? [];
  const record = `import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';
import { domain, name } from '../brand.ts';

/** What only the merchant knows is marked as a placeholder. */
export const record: StorefrontRecord = {
  id: '${country}',
  origin: \`https://\${domain}\`,
  countries: [{ code: '${country}', currency: '${currency}' }],
  languages: [${listOf(languages)}],
  tax: { ${tax} },
  merchantAccount: placeholder('MerchantAccount'),
  searchKeys: { ${languages.map((language) => `'${language}': placeholder('klevu-${country}-${language}')`).join(', ')} },
  contact: {
    company: placeholder(\`\${name} (example)\`),
    addressLines: [placeholder('1 Example Street'), placeholder('10000 Town')],
    phone: placeholder('+00 000 000'),
    timeZone: '${timeZone}',
    registration: placeholder('Register 000000'),
    taxNumber: placeholder('Tax number 000000'),
  },
  legalPages: [${listOf(legalPages)}],
  // EXAMPLES: on these days, no parcel leaves.
  calendar: { timeZone: '${timeZone}', leavesUntil: '14:00', closed: ['01-01', '12-25', '12-26'] },
};
`;
  const index = `import { storefront } from '../../../stores/storefront.ts';
import type { Store } from '../../../stores/types.ts';
import { supportEmail } from '../brand.ts';
import { pagePaths } from '../pages.ts';
import { record } from './${country}.ts';

declare module '../../../stores/types.ts' {
  interface BrandStores {
    ${country}: true;
  }
}${own.length > 0 ? languageDeclaration(own) : ''}

const shared = { paths: pagePaths, contact: { email: supportEmail, opensAt: '09:00', closesAt: '16:00' } };

/** In the order in which shoppers see them. */
export const storefronts: readonly [Store, ...Store[]] = [storefront(record, shared)];
`;
  return { [`${country}.ts`]: record, 'index.ts': index };
}

const listOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const languageDeclaration = (languages: readonly string[]): string => `
declare module '../../../stores/supported-languages.ts' {
  interface BrandLanguages {
${languages.map((language) => `    '${language}': true;`).join('\n')}
  }
}`;
