import { contentFolders, optionalPages, pathsOfBrand } from '../../stores/page-paths.ts';
import { builtRows } from './built-rows.ts';

const { articles, about, recalls, finders } = contentFolders;

/** The pages that not every shop has; those of `content/` with their folder and the last part of their path. */
const content = {
  claim: optionalPages.claim,
  compare: optionalPages.compare,
  saved: optionalPages.saved,
  newsletter: optionalPages.newsletter,
  review: optionalPages.review,
  registration: optionalPages.registration,
  'content/babywearing-guide': articles.page`en:babywearing-guide sv:barguide de:trageratgeber fr:guide-du-portage es:guia-de-porteo it:guida-al-babywearing nl:draaggids ko:agitti-guide ja:dakko-guide zh-Hant:bei-baobao-zhinan`,
  'content/gift-guide': articles.page`en:gift-guide sv:presentguide de:geschenkratgeber fr:guide-des-cadeaux es:guia-de-regalos it:guida-ai-regali nl:cadeaugids ko:seonmul-guide ja:gift-guide zh-Hant:songli-zhinan`,
  'content/traveling-with-kids': articles.page`en:traveling-with-kids sv:resa-med-sma-barn de:reisen-mit-kindern fr:voyager-avec-de-petits-enfants es:viajar-con-ninos it:in-viaggio-con-i-bambini nl:reizen-met-kleine-kinderen ko:aiwa-yeohaeng ja:kodomo-to-no-tabi zh-Hant:dai-xiaohai-luxing`,
  'content/caring-for-future-generations': articles.page`en:caring-for-future-generations sv:med-tanke-pa-nasta-generation de:fuer-kommende-generationen fr:prendre-soin-des-generations-a-venir es:pensar-en-las-proximas-generaciones it:pensare-alle-generazioni-future nl:zorg-voor-volgende-generaties ko:daeum-sedaereul-wihae ja:tsugi-no-sedai-no-tame-ni zh-Hant:wei-xiayidai-zhuoxiang`,
  'content/inspiration/all': articles.page`en:inspiration/all sv:inspiration/allt de:inspiration/alle fr:inspiration/tout es:inspiracion/todo it:ispirazione/tutto nl:overzicht ko:inspiration/jeonche ja:inspiration/subete zh-Hant:linggan/quanbu`,
  'content/inspiration/sleep': articles.page`en:inspiration/sleep sv:inspiration/somn de:inspiration/schlaf fr:inspiration/sommeil es:inspiracion/sueno it:ispirazione/sonno nl:slaap ko:inspiration/sumyeon ja:inspiration/nemuri zh-Hant:linggan/shuimian`,
  'content/baby-shower-inspiration': articles.page`en:baby-shower-inspiration sv:babyshower de:ideen-fuer-die-babyparty fr:idees-pour-une-baby-shower es:ideas-para-un-baby-shower it:idee-per-il-baby-shower nl:babyshower ko:baby-shower ja:baby-shower zh-Hant:yingying-paidui`,
  'content/shop-pre-loved': articles.page`en:shop-pre-loved sv:kop-begagnat de:gebraucht-kaufen fr:acheter-d-occasion es:comprar-de-segunda-mano it:comprare-usato nl:tweedehands-kopen ko:junggo-jepum ja:chuko-to-osagari zh-Hant:ershou-shangpin`,
  'content/why-buy-a-baby-bouncer': articles.page`en:why-buy-a-baby-bouncer sv:varfor-babysitter de:warum-eine-babywippe fr:pourquoi-acheter-un-transat es:por-que-comprar-una-hamaca it:perche-comprare-una-sdraietta nl:waarom-een-wipstoel ko:bouncer-saneun-iyu ja:bouncer-o-erabu-riyu zh-Hant:weihe-xuangou-yaoyi`,
  'content/ergonomic-baby-carrier-guide': about.page`en:ergonomic-baby-carrier-guide sv:guide-till-ergonomiska-barselar de:ergonomische-babytragen fr:guide-des-porte-bebes-ergonomiques es:guia-de-portabebes-ergonomicos it:guida-ai-marsupi-ergonomici nl:gids-ergonomische-draagzakken ko:ergonomic-agitti-guide ja:ergonomic-dakko-guide zh-Hant:rentigongxue-beidai-zhinan`,
  'content/hip-healthy-baby-carriers': about.page`en:hip-healthy-baby-carriers sv:hoftvanliga-barselar de:hueftfreundliche-babytragen fr:porte-bebes-bons-pour-les-hanches es:portabebes-que-cuidan-las-caderas it:marsupi-amici-delle-anche nl:heupvriendelijke-draagzakken ko:gogwanjeol-geongang-agitti ja:kokansetsu-ni-yasashii-dakko zh-Hant:kuanbu-youshan-beidai`,
  'content/recalled-products/hanging-friends': recalls.page`en:hanging-friends-bouncer-toy sv:hangande-vanner de:baumelfreunde fr:petits-amis-suspendus es:amigos-colgantes it:amici-ballerini nl:hangende-vriendjes ko:hanging-friends ja:hanging-friends zh-Hant:dongwu-diaoshi`,
  'content/recalled-products/carrier-one-buckle': recalls.page`en:baby-carrier-one-buckle sv:barsele-one-spanne de:babytrage-one-schnalle fr:boucle-du-porte-bebe-one es:hebilla-del-portabebes-one it:fibbia-del-marsupio-one nl:gesp-van-draagzak-one ko:agitti-one-buckle ja:baby-carrier-one-buckle zh-Hant:yinger-beidai-one-kou`,
  'finder/baby-carriers': finders.page`en:baby-carriers sv:barselar de:babytragen fr:porte-bebes es:portabebes it:marsupi nl:draagzakken ko:agitti ja:baby-carrier zh-Hant:yinger-beidai`,
  'finder/baby-bouncers': finders.page`en:baby-bouncers sv:babysittrar de:babywippen fr:transats es:hamacas it:sdraiette nl:wipstoelen ko:bouncer ja:bouncer zh-Hant:yinger-yaoyi`,
} as const;

type DemoPages = Readonly<Record<keyof typeof content | keyof typeof builtRows, true>>;

declare module '../../stores/page-paths.ts' {
  interface BrandPages extends DemoPages {}
}

/** Where every page is. */
export const pagePaths = pathsOfBrand(content, builtRows);
