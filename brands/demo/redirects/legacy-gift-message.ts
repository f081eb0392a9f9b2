import type { LegacyLinks } from '../../../redirects/records.ts';
import { legacyLinks, to } from './legacy-links.ts';

const assumed = 'A gift message is written in the cart and has no page; gifts are what it goes with.';
const gifts = { to: 'category/gifts', assumed } as const;

/** The former pages of the gift message, which the cart offers now, in storefronts' first languages and in others. */
export const legacyGiftMessage: LegacyLinks = legacyLinks(
  'legacy-gift-message',
  to(gifts)`
    /products/gifts/gift-message/ /produkter/presenter/presenthalsning/ /produkte/geschenke/grusskarte/
    /produits/cadeaux/message-cadeau/ /productos/regalos/mensaje-de-regalo/ /prodotti/regali/messaggio-regalo/
    /producten/cadeaus/persoonlijk-kaartje/ /sangpum/seonmul/seonmul-message/ /shohin/gift/message-card/
    /shangpin/liwu/xinyika/`,
  to({ ...gifts, language: 'en' })`/en/products/gifts/gift-message/`,
  to({ ...gifts, language: 'de' })`/de/produkte/geschenke/grusskarte/`,
  to({ ...gifts, language: 'fr' })`/fr/produits/cadeaux/message-cadeau/`,
  to({ ...gifts, language: 'nl' })`/nl/producten/cadeaus/persoonlijk-kaartje/`,
  to({ ...gifts, language: 'zh-Hant' })`/zh-hant/shangpin/liwu/xinyika/`,
);
