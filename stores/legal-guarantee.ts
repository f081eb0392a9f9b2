import { isInEea } from './european-economic-area.ts';
import type { Language } from './types.ts';

/**
 * For how long after delivery a seller is liable if goods are not in conformity with the contract: years, or as long as
 * one can expect such goods to last.
 */
type GuaranteePeriod = number | 'expected-life';

/** Directive (EU) 2019/771, Article 10(1), (3): the law of every country has two years, or more. */
const minimum = 2;

/** The countries (ISO 3166-1 alpha-2, lower case) whose law goes further, with its source. */
const further: Readonly<Record<string, GuaranteePeriod>> = {
  // Real Decreto Legislativo 1/2007, artículo 120.
  es: 3,
  // Kuluttajansuojalaki 38/1978, luku 5: no fixed period.
  fi: 'expected-life',
  // Consumer Rights Act 2022; claims expire after six years (Statute of Limitations 1957, section 11).
  ie: 6,
  // Lög um neytendakaup nr. 48/2003, 27. gr.: of things that are meant to last considerably longer than two years.
  is: 5,
  // Burgerlijk Wetboek, boek 7, artikel 17: no fixed period.
  nl: 'expected-life',
  // Forbrukerkjøpsloven (LOV-2002-06-21-34) § 27: of things that are meant to last considerably longer than two years.
  no: 5,
  // Decreto-Lei n.º 84/2021, artigo 12.
  pt: 3,
  // Konsumentköplag (2022:260), 4 kap.
  se: 3,
};

/** How long the legal guarantee lasts in a country (ISO 3166-1 alpha-2, lower case); null outside the European Economic Area. */
export const legalGuaranteeIn = (country: string): GuaranteePeriod | null =>
  isInEea(country) ? (further[country] ?? minimum) : null;

/**
 * The page on guarantees of the Commission's site Your Europe, to which the code on the harmonised notice of a language
 * leads. Notice and site exist in the languages of the European Union only; readers of others get the English one.
 */
const yourEurope: Readonly<Partial<Record<Language, string>>> & { readonly en: string } = {
  en: 'https://europa.eu/youreurope/guarantees',
  sv: 'https://europa.eu/youreurope/reklamationsrätt',
  de: 'https://europa.eu/youreurope/garantien',
  fr: 'https://europa.eu/youreurope/garanties',
  es: 'https://europa.eu/youreurope/garantías',
  it: 'https://europa.eu/youreurope/garanzie',
  nl: 'https://europa.eu/youreurope/garantie',
};

export const yourEuropeIn = (language: Language): string => yourEurope[language] ?? yourEurope.en;

/** A picture of the site itself. */
interface NoticePicture {
  /** Path of a file in `static/`. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The official picture of the harmonised notice in each language (Implementing Regulation (EU) 2025/1960, Annex I), which
 * may be neither edited nor drawn again. docs/law.md says where to get it; without one, its content is shown as
 * text.
 */
export const officialNotices: Readonly<Partial<Record<Language, NoticePicture>>> = {};
