import { pagePaths } from '../../stores/page-paths.ts';
import type { Language } from '../../stores/types.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';

/** The last part of the address that the gift message had in each language. */
const formerNames: Readonly<Record<Language, string>> = {
  en: 'gift-message',
  sv: 'presenthalsning',
  de: 'grusskarte',
  fr: 'message-cadeau',
  es: 'mensaje-de-regalo',
  it: 'messaggio-regalo',
  nl: 'persoonlijk-kaartje',
  ko: 'seonmul-message',
  ja: 'message-card',
  'zh-Hant': 'xinyika',
};

/** The languages that are second ones of a storefront, and are in the addresses of its pages. */
const prefixed: readonly Language[] = ['en', 'de', 'fr', 'nl', 'zh-Hant'];

const to = 'category/gifts';
const assumed = 'A gift message is written in the cart and has no page; gifts are what it goes with.';

const formerPath = (language: Language): `/${string}` =>
  `/${pagePaths[to][language].slice(1)}${formerNames[language]}/`;

/** The former pages of the gift message, which the cart offers now. */
export const legacyGiftMessage: LegacyLinks = Object.fromEntries<LegacyLink>([
  ...(Object.keys(formerNames) as Language[]).map(
    (language) => [formerPath(language), { to, assumed }] as const,
  ),
  ...prefixed.map(
    (language) => [`/${language.toLowerCase()}${formerPath(language)}`, { to, assumed, language }] as const,
  ),
]);
