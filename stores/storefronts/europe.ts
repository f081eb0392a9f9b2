import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const se = storefront({
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarrySE',
  searchKeys: { sv: 'klevu-se', en: 'klevu-se-en' },
  contact: {
    company: `${brand.name} AB (exempel)`,
    addressLines: ['Bryggargatan 4', '111 21 Stockholm'],
    phone: '+46 8 465 001 10',
    registration: 'Org.nr 000000-0000 (exempel)',
    taxNumber: 'SE000000000001 (exempel)',
  },
  legalPages: ['content/legal-notice'],
});

export const de = storefront({
  id: 'de',
  origin: 'https://de.cradleandcarry.example',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['de', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryDE',
  searchKeys: { de: 'klevu-de', en: 'klevu-de-en' },
  contact: {
    company: `${brand.name} GmbH (Beispiel)`,
    addressLines: ['Speicherweg 12', '20457 Hamburg'],
    phone: '+49 40 66969 110',
    registration: 'Amtsgericht Hamburg, HRB 000000 (Beispiel)',
    taxNumber: 'DE000000000 (Beispiel)',
  },
  legalPages: ['content/legal-notice'],
});

export const fr = storefront({
  id: 'fr',
  origin: 'https://fr.cradleandcarry.example',
  countries: [{ code: 'fr', currency: 'EUR' }],
  languages: ['fr', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryFR',
  searchKeys: { fr: 'klevu-fr', en: 'klevu-fr-en' },
  contact: {
    company: `${brand.name} SAS (exemple)`,
    addressLines: ['7 quai des Tisserands', '69002 Lyon'],
    phone: '+33 1 99 00 01 10',
    registration: 'RCS Lyon 000 000 000 (exemple)',
    taxNumber: 'FR00000000000 (exemple)',
  },
  legalPages: ['content/legal-notice'],
});

export const es = storefront({
  id: 'es',
  origin: 'https://es.cradleandcarry.example',
  countries: [{ code: 'es', currency: 'EUR' }],
  languages: ['es', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryES',
  searchKeys: { es: 'klevu-es', en: 'klevu-es-en' },
  contact: {
    company: `${brand.name} S.L. (ejemplo)`,
    addressLines: ['Calle del Molino 9', '46001 Valencia'],
    phone: '+34 960 00 01 10',
    registration: 'Registro Mercantil de Valencia, hoja V-00000 (ejemplo)',
    taxNumber: 'B00000000 (ejemplo)',
  },
  legalPages: ['content/legal-notice'],
});

export const it = storefront({
  id: 'it',
  origin: 'https://it.cradleandcarry.example',
  countries: [{ code: 'it', currency: 'EUR' }],
  languages: ['it', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryIT',
  searchKeys: { it: 'klevu-it', en: 'klevu-it-en' },
  contact: {
    company: `${brand.name} S.r.l. (esempio)`,
    addressLines: ['Via dei Tessitori 21', '10122 Torino TO'],
    phone: '+39 011 000 0110',
    registration: 'REA TO-0000000 (esempio)',
    taxNumber: 'IT00000000000 (esempio)',
  },
  legalPages: ['content/legal-notice'],
});

export const nl = storefront({
  id: 'nl',
  origin: 'https://nl.cradleandcarry.example',
  countries: [{ code: 'nl', currency: 'EUR' }],
  languages: ['nl', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryNL',
  searchKeys: { nl: 'klevu-nl', en: 'klevu-nl-en' },
  contact: {
    company: `${brand.name} B.V. (voorbeeld)`,
    addressLines: ['Weverskade 30', '3011 AA Rotterdam'],
    phone: '+31 10 000 0110',
    registration: 'KvK 00000000 (voorbeeld)',
    taxNumber: 'NL000000000B00 (voorbeeld)',
  },
  legalPages: ['content/legal-notice'],
});

export const eu = storefront({
  id: 'eu',
  origin: 'https://eu.cradleandcarry.example',
  countries: [
    { code: 'ie', currency: 'EUR', languages: ['en'] },
    { code: 'pl', currency: 'PLN', languages: ['en', 'de'] },
    { code: 'be', currency: 'EUR', languages: ['nl', 'fr', 'en'] },
    { code: 'at', currency: 'EUR', languages: ['de', 'en'] },
    { code: 'pt', currency: 'EUR', languages: ['en'] },
    { code: 'hr', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cz', currency: 'CZK', languages: ['en', 'de'] },
    { code: 'dk', currency: 'DKK', languages: ['en', 'de'] },
    { code: 'ee', currency: 'EUR', languages: ['en'] },
    { code: 'fi', currency: 'EUR', languages: ['en'] },
    { code: 'hu', currency: 'HUF', languages: ['en', 'de'] },
    { code: 'lv', currency: 'EUR', languages: ['en'] },
    { code: 'lt', currency: 'EUR', languages: ['en'] },
    { code: 'lu', currency: 'EUR', languages: ['fr', 'de', 'en'] },
    { code: 'sk', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'si', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cy', currency: 'EUR', languages: ['en'] },
    { code: 'gr', currency: 'EUR', languages: ['en'] },
  ],
  languages: ['en', 'de', 'fr', 'nl'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryEU',
  searchKeys: { en: 'klevu-eu', de: 'klevu-eu-de', fr: 'klevu-eu-fr', nl: 'klevu-eu-nl' },
  contact: {
    company: `${brand.name} Europe DAC (example)`,
    addressLines: ['3 Ropewalk Quay', 'Dublin 2, D02 X000'],
    phone: '+353 1 500 0110',
    registration: 'CRO 000000 (example)',
    taxNumber: 'IE0000000AA (example)',
  },
  legalPages: ['content/legal-notice'],
});
