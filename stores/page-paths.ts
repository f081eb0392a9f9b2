import { type CatalogueRows, type PathsByKey, pathsOfRows } from './catalogue-pages.ts';
import { inEveryLanguage, pageFolder, type PageFolder, type Paths } from './page-folder.ts';

/*
 * Where the pages that any shop may have are in every language: one line per page or folder, with the last part of its path.
 * Paths are lower-case ASCII, because links are printed, typed, and pasted into chats. A brand's own pages are in its
 * `pages.ts`, and those of the catalogue follow from its slugs (docs/storefronts.md).
 */
const root = pageFolder(inEveryLanguage('/'));
const products = root.folder`en:products sv:produkter de:produkte fr:produits es:productos it:prodotti nl:producten ko:sangpum ja:shohin zh-Hant:shangpin`;
const selected = root.folder`en:selected sv:utvalt de:auswahl fr:selection es:seleccion it:selezione nl:selectie ko:chucheon ja:tokushu zh-Hant:jingxuan`;
const articles = root.folder`en:pages sv:sidor de:ratgeber fr:pages es:paginas it:guide nl:inspiratie ko:guide ja:yomimono zh-Hant:wenzhang`;
const about = root.folder`en:about sv:om-oss de:ueber-uns fr:a-propos es:sobre-nosotros it:chi-siamo nl:over-ons ko:sogae ja:watashitachi zh-Hant:guanyu-women`;
const customerService = root.folder`en:customer-service sv:kundservice de:kundenservice fr:service-client es:atencion-al-cliente it:servizio-clienti nl:klantenservice ko:gogaek-center ja:customer-support zh-Hant:guke-fuwu`;
const recalls = customerService.folder`en:recalled-products sv:aterkallade-produkter de:rueckrufe fr:produits-rappeles es:productos-retirados it:prodotti-richiamati nl:teruggeroepen-producten ko:recall-jepum ja:recall zh-Hant:zhaohui-chanpin`;
const finders = root.folder`en:help-me-choose sv:hjalp-mig-valja de:kaufberater fr:aide-au-choix es:ayuda-para-elegir it:aiuto-alla-scelta nl:keuzehulp ko:goreugi-doum ja:erabikata zh-Hant:bangwo-xuan`;

/** A folder for pages of a brand's own: a language that a row lacks has the English path. */
const ofBrand = ({ paths }: PageFolder) =>
  pageFolder(paths, { file: 'pages.ts of the brand', fallback: 'en' });

/** Folders in which a brand has pages of its own. */
export const contentFolders = {
  articles: ofBrand(articles),
  about: ofBrand(about),
  customerService: ofBrand(customerService),
  recalls: ofBrand(recalls),
  finders: ofBrand(finders),
};

/** Screens by their keys, and the content that every shop is expected to have: what is not written is not linked. */
export const ownPages = {
  // Screens
  home: root.paths,
  search: root.page`en:search sv:sok de:suche fr:recherche es:buscar it:cerca nl:zoeken ko:geomsaek ja:kensaku zh-Hant:sousuo`,
  stores: root.page`en:stores sv:butiker de:shops fr:boutiques es:tiendas it:negozi nl:winkels ko:store ja:shop-ichiran zh-Hant:shangdian`,
  cart: root.page`en:cart sv:varukorg de:warenkorb fr:panier es:cesta it:carrello nl:winkelwagen ko:jangbaguni ja:cart zh-Hant:gouwuche`,
  checkout: root.page`en:checkout sv:kassa de:kasse fr:commande es:finalizar-compra it:cassa nl:afrekenen ko:jumun-gyeolje ja:konyu-tetsuzuki zh-Hant:jiezhang`,
  'order-confirmation': root.page`en:order-confirmation sv:orderbekraftelse de:bestellbestaetigung fr:confirmation-de-commande es:confirmacion-del-pedido it:conferma-ordine nl:bestelbevestiging ko:jumun-hwagin ja:chumon-kakunin zh-Hant:dingdan-queren`,
  'order-lookup': root.page`en:order sv:order de:bestellung fr:ma-commande es:pedido it:ordine nl:bestelling ko:jumun ja:chumon zh-Hant:dingdan`,
  'send-back': root.page`en:send-back sv:skicka-tillbaka de:zuruecksenden fr:renvoyer es:devolver it:restituire nl:terugsturen ko:banpum-sincheong ja:henpin-moushikomi zh-Hant:shenqing-tuihuo`,
  contact: root.page`en:contact sv:kontakt de:kontakt fr:contact es:contacto it:contatti nl:contact ko:munui ja:toiawase zh-Hant:lianluo-women`,
  'back-in-stock': root.page`en:back-in-stock sv:i-lager-igen de:wieder-da fr:de-retour-en-stock es:disponible-de-nuevo it:di-nuovo-disponibile nl:weer-op-voorraad ko:jaeipgo ja:sainyuka zh-Hant:daohuo-tongzhi`,
  withdraw: root.page`en:withdraw sv:frantrad-avtalet de:vertrag-widerrufen fr:renoncer-au-contrat es:desistir-del-contrato it:recedere-dal-contratto nl:overeenkomst-herroepen ko:cheongyak-cheolhoe ja:keiyaku-tekkai zh-Hant:chexiao-qiyue`,
  styleguide: inEveryLanguage('/styleguide/'),
  'not-found': inEveryLanguage('/404.html'),
  'server-error': inEveryLanguage('/500.html'),

  // Content
  'content/manuals': customerService.page`en:manuals sv:bruksanvisningar de:gebrauchsanleitungen fr:modes-d-emploi es:manuales it:manuali nl:handleidingen ko:seolmyeongseo ja:toriatsukai-setsumeisho zh-Hant:shiyong-shuomingshu`,
  'content/returns': customerService.page`en:returns sv:returer de:rueckgabe fr:retours es:devoluciones it:resi nl:retourneren ko:banpum ja:henpin zh-Hant:tuihuo`,
  'content/shipping-and-delivery': customerService.page`en:shipping-and-delivery sv:frakt-och-leverans de:versand-und-lieferung fr:expedition-et-livraison es:envios-y-entregas it:spedizione-e-consegna nl:verzending-en-bezorging ko:baesong ja:haiso zh-Hant:songhuo-fuwu`,
  'content/data-protection-policy': customerService.page`en:data-protection-policy sv:integritetspolicy de:datenschutz fr:politique-de-protection-des-donnees es:politica-de-proteccion-de-datos it:informativa-sulla-privacy nl:privacybeleid ko:gaeinjeongbo-cheori-bangchim ja:privacy-policy zh-Hant:ziliao-baohu-zhengce`,
  'content/user-terms-conditions': customerService.page`en:user-terms-conditions sv:anvandarvillkor de:nutzungsbedingungen fr:conditions-d-utilisation es:condiciones-de-uso it:condizioni-d-uso nl:gebruiksvoorwaarden ko:iyong-yakgwan ja:riyo-kiyaku zh-Hant:shiyong-tiaokuan`,
  'content/general-terms-of-sale': customerService.page`en:general-terms-of-sale sv:allmanna-kopvillkor de:agb fr:conditions-generales-de-vente es:condiciones-generales-de-venta it:condizioni-generali-di-vendita nl:algemene-verkoopvoorwaarden ko:panmae-yakgwan ja:hanbai-joken zh-Hant:xiaoshou-tiaokuan`,
  'content/about': about.paths,
  'content/faq': customerService.page`en:faq sv:vanliga-fragor de:haeufige-fragen fr:questions-frequentes es:preguntas-frecuentes it:domande-frequenti nl:veelgestelde-vragen ko:jaju-mutneun-jilmun ja:yoku-aru-shitsumon zh-Hant:changjian-wenti`,
  'content/accessibility': customerService.page`en:accessibility sv:tillganglighet de:barrierefreiheit fr:accessibilite es:accesibilidad it:accessibilita nl:toegankelijkheid ko:jeopgeunseong ja:accessibility zh-Hant:wuzhangai`,
  'content/recalled-products': recalls.paths,
  'content/legal-guarantee': customerService.page`en:legal-guarantee sv:reklamationsratt de:gesetzliche-gewaehrleistung fr:garantie-legale es:garantia-legal it:garanzia-legale nl:wettelijke-garantie ko:beopjeong-bojeung ja:hotei-hosho zh-Hant:fading-baozheng`,
  'content/right-of-withdrawal': customerService.page`en:right-of-withdrawal sv:angerratt de:widerrufsrecht fr:droit-de-retractation es:derecho-de-desistimiento it:diritto-di-recesso nl:herroepingsrecht ko:cheongyak-cheolhoe-gwonri ja:tekkaiken zh-Hant:chexiaoquan`,
  // The law of Great Britain (SI 2013/3134), so in English only.
  'content/right-to-cancel': ofBrand(customerService).page`en:right-to-cancel`,
  'content/legal-notice': customerService.page`en:legal-notice sv:juridisk-information de:impressum fr:mentions-legales es:aviso-legal it:note-legali nl:colofon ko:saeopja-jeongbo ja:uneisha-joho zh-Hant:falu-shengming`,
} as const;

/** The permanent name of a screen or a page of `content/`, e.g. `content/returns`. */
export type OwnPageKey = keyof typeof ownPages;

/** Screens that only some brands have: each is built, and what leads to it is shown, if the brand's `pages.ts` names it. */
export const optionalPages = {
  claim: root.page`en:report-a-problem sv:reklamera de:reklamation fr:signaler-un-probleme es:avisar-de-un-problema it:segnala-un-problema nl:probleem-melden ko:as-sincheong ja:fuguai-no-renraku zh-Hant:baoxiu-shenqing`,
  compare: root.page`en:compare sv:jamfor de:vergleich fr:comparer es:comparar it:confronta nl:vergelijken ko:bigyo ja:hikaku zh-Hant:bijiao`,
  saved: root.page`en:saved sv:sparat de:merkliste fr:favoris es:guardados it:preferiti nl:bewaard ko:jjim ja:okiniiri zh-Hant:shoucang`,
  newsletter: root.page`en:newsletter sv:nyhetsbrev de:newsletter fr:newsletter es:newsletter it:newsletter nl:nieuwsbrief ko:newsletter ja:newsletter zh-Hant:dianzibao`,
  review: root.page`en:write-a-review sv:recensera de:bewerten fr:donner-mon-avis es:valorar it:recensisci nl:beoordelen ko:hugi-jakseong ja:review-toko zh-Hant:pinglun`,
  registration: root.page`en:my-product sv:min-produkt de:mein-produkt fr:mon-produit es:mi-producto it:il-mio-prodotto nl:mijn-product ko:jepum-deungnok ja:seihin-toroku zh-Hant:chanpin-dengji`,
} as const;

type OptionalPageKey = keyof typeof optionalPages;

/** The pages that a brand declares: `interface BrandPages { 'content/gift-guide': true; 'product/cap': true }`. */
export interface BrandPages {}
type BrandPageKey = [keyof BrandPages] extends [never]
  ? `${'content' | 'category' | 'product' | 'finder'}/${string}`
  : keyof BrandPages;

/**
 * The permanent name of a page, the same in every storefront and language, e.g. `product/rain-jacket`. Those of the
 * catalogue are what it had when the list was generated.
 */
export type NamedPageKey = OwnPageKey | OptionalPageKey | BrandPageKey;

/** Where all pages of the catalogue are: its tree, and its curated lists. */
const catalogueFolders = { products: products.paths, selected: selected.paths };
export const catalogueRoots: readonly Paths[] = Object.values(catalogueFolders);

/** Where the pages of the catalogue in a list are. @throws Error if a row cannot be read. */
export const cataloguePaths = (rows: CatalogueRows): PathsByKey => pathsOfRows(rows, catalogueFolders);

/**
 * Where every page of a brand is.
 * @param content the pages that it adds to the usual ones, or whose paths it changes.
 * @param rows the pages of its catalogue.
 */
export const pathsOfBrand = (
  content: PathsByKey,
  rows: CatalogueRows,
): Readonly<Record<NamedPageKey, Paths>> =>
  ({ ...ownPages, ...content, ...cataloguePaths(rows) }) as Readonly<Record<NamedPageKey, Paths>>;

/** The part of an address that is before the number of a page of a list. */
export const listPages = pageFolder(inEveryLanguage(''))
  .page`en:page sv:sida de:seite fr:page es:pagina it:pagina nl:pagina ko:page ja:page zh-Hant:page`;
