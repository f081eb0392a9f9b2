import mailEn from '../../../locales/en/mail.json' with { type: 'json' };
import mailSv from '../../../locales/sv/mail.json' with { type: 'json' };
import mailDe from '../../../locales/de/mail.json' with { type: 'json' };
import mailFr from '../../../locales/fr/mail.json' with { type: 'json' };
import mailEs from '../../../locales/es/mail.json' with { type: 'json' };
import mailIt from '../../../locales/it/mail.json' with { type: 'json' };
import mailNl from '../../../locales/nl/mail.json' with { type: 'json' };
import mailKo from '../../../locales/ko/mail.json' with { type: 'json' };
import mailJa from '../../../locales/ja/mail.json' with { type: 'json' };
import mailZhHant from '../../../locales/zh-Hant/mail.json' with { type: 'json' };
import cartEn from '../../../locales/en/cart.json' with { type: 'json' };
import cartSv from '../../../locales/sv/cart.json' with { type: 'json' };
import cartDe from '../../../locales/de/cart.json' with { type: 'json' };
import cartFr from '../../../locales/fr/cart.json' with { type: 'json' };
import cartEs from '../../../locales/es/cart.json' with { type: 'json' };
import cartIt from '../../../locales/it/cart.json' with { type: 'json' };
import cartNl from '../../../locales/nl/cart.json' with { type: 'json' };
import cartKo from '../../../locales/ko/cart.json' with { type: 'json' };
import cartJa from '../../../locales/ja/cart.json' with { type: 'json' };
import cartZhHant from '../../../locales/zh-Hant/cart.json' with { type: 'json' };
import checkoutEn from '../../../locales/en/checkout.json' with { type: 'json' };
import checkoutSv from '../../../locales/sv/checkout.json' with { type: 'json' };
import checkoutDe from '../../../locales/de/checkout.json' with { type: 'json' };
import checkoutFr from '../../../locales/fr/checkout.json' with { type: 'json' };
import checkoutEs from '../../../locales/es/checkout.json' with { type: 'json' };
import checkoutIt from '../../../locales/it/checkout.json' with { type: 'json' };
import checkoutNl from '../../../locales/nl/checkout.json' with { type: 'json' };
import checkoutKo from '../../../locales/ko/checkout.json' with { type: 'json' };
import checkoutJa from '../../../locales/ja/checkout.json' with { type: 'json' };
import checkoutZhHant from '../../../locales/zh-Hant/checkout.json' with { type: 'json' };
import deliveryEn from '../../../locales/en/delivery.json' with { type: 'json' };
import deliverySv from '../../../locales/sv/delivery.json' with { type: 'json' };
import deliveryDe from '../../../locales/de/delivery.json' with { type: 'json' };
import deliveryFr from '../../../locales/fr/delivery.json' with { type: 'json' };
import deliveryEs from '../../../locales/es/delivery.json' with { type: 'json' };
import deliveryIt from '../../../locales/it/delivery.json' with { type: 'json' };
import deliveryNl from '../../../locales/nl/delivery.json' with { type: 'json' };
import deliveryKo from '../../../locales/ko/delivery.json' with { type: 'json' };
import deliveryJa from '../../../locales/ja/delivery.json' with { type: 'json' };
import deliveryZhHant from '../../../locales/zh-Hant/delivery.json' with { type: 'json' };
import translationEn from '../../../locales/en/translation.json' with { type: 'json' };
import translationSv from '../../../locales/sv/translation.json' with { type: 'json' };
import translationDe from '../../../locales/de/translation.json' with { type: 'json' };
import translationFr from '../../../locales/fr/translation.json' with { type: 'json' };
import translationEs from '../../../locales/es/translation.json' with { type: 'json' };
import translationIt from '../../../locales/it/translation.json' with { type: 'json' };
import translationNl from '../../../locales/nl/translation.json' with { type: 'json' };
import translationKo from '../../../locales/ko/translation.json' with { type: 'json' };
import translationJa from '../../../locales/ja/translation.json' with { type: 'json' };
import translationZhHant from '../../../locales/zh-Hant/translation.json' with { type: 'json' };
import type { languages } from '../../../stores/types.ts';

/** Every text that an e-mail may contain, by language and file. Each is imported by name, so that bundlers find it. */
export const resources = {
  en: { mail: mailEn, cart: cartEn, checkout: checkoutEn, delivery: deliveryEn, translation: translationEn },
  sv: { mail: mailSv, cart: cartSv, checkout: checkoutSv, delivery: deliverySv, translation: translationSv },
  de: { mail: mailDe, cart: cartDe, checkout: checkoutDe, delivery: deliveryDe, translation: translationDe },
  fr: { mail: mailFr, cart: cartFr, checkout: checkoutFr, delivery: deliveryFr, translation: translationFr },
  es: { mail: mailEs, cart: cartEs, checkout: checkoutEs, delivery: deliveryEs, translation: translationEs },
  it: { mail: mailIt, cart: cartIt, checkout: checkoutIt, delivery: deliveryIt, translation: translationIt },
  nl: { mail: mailNl, cart: cartNl, checkout: checkoutNl, delivery: deliveryNl, translation: translationNl },
  ko: { mail: mailKo, cart: cartKo, checkout: checkoutKo, delivery: deliveryKo, translation: translationKo },
  ja: { mail: mailJa, cart: cartJa, checkout: checkoutJa, delivery: deliveryJa, translation: translationJa },
  'zh-Hant': {
    mail: mailZhHant,
    cart: cartZhHant,
    checkout: checkoutZhHant,
    delivery: deliveryZhHant,
    translation: translationZhHant,
  },
} as const satisfies Readonly<Record<(typeof languages)[number], object>>;
