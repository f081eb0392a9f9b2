import { inEveryLanguage, pageFolder } from './page-folder.ts';

/*
 * Where every page is in every language: one line per page or folder, with the last part of its path. Paths are
 * lower-case ASCII, because links are printed, typed, and pasted into chats.
 */
const root = pageFolder(inEveryLanguage('/'));
const products = root.folder`en:products sv:produkter de:produkte fr:produits es:productos it:prodotti nl:producten ko:sangpum ja:shohin zh-Hant:shangpin`;
const carriers = products.folder`en:baby-carriers sv:barselar de:babytragen fr:porte-bebes es:portabebes it:marsupi nl:draagzakken ko:agitti ja:baby-carrier zh-Hant:yinger-beidai`;
const carrierAccessories = carriers.folder`en:accessories-baby-carrier sv:tillbehor-till-barsele de:zubehoer-babytrage fr:accessoires-porte-bebe es:accesorios-portabebes it:accessori-marsupi nl:accessoires-draagzak ko:agitti-accessories ja:accessory zh-Hant:beidai-peijian`;
const bouncers = products.folder`en:baby-bouncers sv:babysittrar de:babywippen fr:transats es:hamacas it:sdraiette nl:wipstoelen ko:bouncer ja:bouncer zh-Hant:yinger-yaoyi`;
const bouncerAccessories = bouncers.folder`en:accessories-baby-bouncer sv:tillbehor-till-babysitter de:zubehoer-babywippe fr:accessoires-transat es:accesorios-hamacas it:accessori-sdraiette nl:accessoires-wipstoel ko:bouncer-accessories ja:accessory zh-Hant:yaoyi-peijian`;
const kitchen = products.folder`en:kitchen sv:kok de:kueche fr:cuisine es:cocina it:cucina nl:keuken ko:jubang ja:oshokuji zh-Hant:canchu-yongpin`;
const bathroom = products.folder`en:bathroom sv:badrum de:badezimmer fr:salle-de-bains es:bano it:bagno nl:badkamer ko:yoksil ja:bath-toilet zh-Hant:yushi-yongpin`;
const sleep = products.folder`en:baby-cradle-and-travel-crib sv:vagga-och-resesang de:babywiege-und-reisebett fr:berceau-et-lit-parapluie es:minicuna-y-cuna-de-viaje it:culla-e-lettino-da-viaggio nl:wieg-en-reisbedje ko:yoram-hyudaeyong-agi-chimdae ja:cradle-travel-bed zh-Hant:yaolan-ji-luxing-yingerchuang`;
const sleepAccessories = sleep.folder`en:accessories sv:tillbehor de:schlafzubehoer fr:accessoires es:accesorios it:accessori-nanna nl:slaapaccessoires ko:sumyeon-yongpum ja:accessory zh-Hant:shuimian-peijian`;
const starterKits = products.folder`en:starter-kits sv:startpaket de:starter-sets fr:kits-de-depart es:kits-de-inicio it:starter-kit nl:startersets ko:starter-kit ja:starter-kit zh-Hant:xinshou-taozhuang`;
const gifts = products.folder`en:gifts sv:presenter de:geschenke fr:cadeaux es:regalos it:regali nl:cadeaus ko:seonmul ja:gift zh-Hant:liwu`;
const selected = root.folder`en:selected sv:utvalt de:auswahl fr:selection es:seleccion it:selezione nl:selectie ko:chucheon ja:tokushu zh-Hant:jingxuan`;
const articles = root.folder`en:pages sv:sidor de:ratgeber fr:pages es:paginas it:guide nl:inspiratie ko:guide ja:yomimono zh-Hant:wenzhang`;
const about = root.folder`en:about sv:om-oss de:ueber-uns fr:a-propos es:sobre-nosotros it:chi-siamo nl:over-ons ko:sogae ja:watashitachi zh-Hant:guanyu-women`;
const customerService = root.folder`en:customer-service sv:kundservice de:kundenservice fr:service-client es:atencion-al-cliente it:servizio-clienti nl:klantenservice ko:gogaek-center ja:customer-support zh-Hant:guke-fuwu`;
const recalls = customerService.folder`en:recalled-products sv:aterkallade-produkter de:rueckrufe fr:produits-rappeles es:productos-retirados it:prodotti-richiamati nl:teruggeroepen-producten ko:recall-jepum ja:recall zh-Hant:zhaohui-chanpin`;

/**
 * Every page by its key, the permanent name that is the same in every storefront and language. A new page needs a line
 * here: its folder and the last part of its path in every language.
 */
export const pagePaths = {
  // Screens
  home: root.paths,
  search: root.page`en:search sv:sok de:suche fr:recherche es:buscar it:cerca nl:zoeken ko:geomsaek ja:kensaku zh-Hant:sousuo`,
  stores: root.page`en:stores sv:butiker de:shops fr:boutiques es:tiendas it:negozi nl:winkels ko:store ja:shop-ichiran zh-Hant:shangdian`,
  cart: root.page`en:cart sv:varukorg de:warenkorb fr:panier es:cesta it:carrello nl:winkelwagen ko:jangbaguni ja:cart zh-Hant:gouwuche`,
  checkout: root.page`en:checkout sv:kassa de:kasse fr:commande es:finalizar-compra it:cassa nl:afrekenen ko:jumun-gyeolje ja:konyu-tetsuzuki zh-Hant:jiezhang`,
  'order-confirmation': root.page`en:order-confirmation sv:orderbekraftelse de:bestellbestaetigung fr:confirmation-de-commande es:confirmacion-del-pedido it:conferma-ordine nl:bestelbevestiging ko:jumun-hwagin ja:chumon-kakunin zh-Hant:dingdan-queren`,
  'order-lookup': root.page`en:order sv:order de:bestellung fr:ma-commande es:pedido it:ordine nl:bestelling ko:jumun ja:chumon zh-Hant:dingdan`,
  contact: root.page`en:contact sv:kontakt de:kontakt fr:contact es:contacto it:contatti nl:contact ko:munui ja:toiawase zh-Hant:lianluo-women`,
  'back-in-stock': root.page`en:back-in-stock sv:i-lager-igen de:wieder-da fr:de-retour-en-stock es:disponible-de-nuevo it:di-nuovo-disponibile nl:weer-op-voorraad ko:jaeipgo ja:sainyuka zh-Hant:daohuo-tongzhi`,
  withdraw: root.page`en:withdraw sv:frantrad-avtalet de:vertrag-widerrufen fr:renoncer-au-contrat es:desistir-del-contrato it:recedere-dal-contratto nl:overeenkomst-herroepen ko:cheongyak-cheolhoe ja:keiyaku-tekkai zh-Hant:chexiao-qiyue`,
  styleguide: inEveryLanguage('/styleguide/'),
  'not-found': inEveryLanguage('/404.html'),
  'server-error': inEveryLanguage('/500.html'),

  // Categories
  'category/baby-carriers': carriers.paths,
  'category/baby-carriers/accessories-baby-carrier': carrierAccessories.paths,
  'category/baby-bouncers': bouncers.paths,
  'category/baby-bouncers/accessories-baby-bouncer': bouncerAccessories.paths,
  'category/kitchen': kitchen.paths,
  'category/bathroom': bathroom.paths,
  'category/baby-cradle-and-travel-crib': sleep.paths,
  'category/baby-cradle-and-travel-crib/accessories': sleepAccessories.paths,
  'category/starter-kits': starterKits.paths,
  'category/gifts': gifts.paths,
  'category/selected/shop': selected.page`en:shop sv:handla-allt de:alle-produkte fr:boutique es:tienda it:tutti-i-prodotti nl:alle-producten ko:jeonche-sangpum ja:subete-no-shohin zh-Hant:quanbu-shangpin`,
  'category/selected/supersoft-and-supercosy-new-additions': selected.page`en:supersoft-and-supercosy-new-additions sv:supermjukt-och-supermysigt-nyheter de:supersoft-und-superkuschelig-neu-dabei fr:nouveautes-tout-doux-tout-confort es:novedades-suaves-y-mullidas it:morbidissime-novita nl:superzacht-en-superknus-nieuw ko:budeureopgo-pogeunhan-sinsangpum ja:yawaraka-shinsaku zh-Hant:rouruan-you-shushi-xinpin`,
  'category/selected/50-years-of-baby-carrying': selected.page`en:50-years-of-baby-carrying sv:50-ar-med-barnen-nara de:50-jahre-tragen fr:50-ans-de-portage es:50-anos-de-porteo it:50-anni-di-marsupi nl:50-jaar-babys-dragen ko:agitti-50nyeon ja:dakko-50-nen zh-Hant:beizhe-baobao-50-nian`,

  // Products
  'product/baby-carrier-mini': carriers.page`en:baby-carrier-mini sv:barsele-mini de:babytrage-mini fr:porte-bebe-mini es:portabebes-mini it:marsupio-mini nl:draagzak-mini ko:agitti-mini ja:baby-carrier-mini zh-Hant:yinger-beidai-mini`,
  'product/baby-carrier-move': carriers.page`en:baby-carrier-move sv:barsele-move de:babytrage-move fr:porte-bebe-move es:portabebes-move it:marsupio-move nl:draagzak-move ko:agitti-move ja:baby-carrier-move zh-Hant:yinger-beidai-move`,
  'product/baby-carrier-free': carriers.page`en:baby-carrier-free sv:barsele-free de:babytrage-free fr:porte-bebe-free es:portabebes-free it:marsupio-free nl:draagzak-free ko:agitti-free ja:baby-carrier-free zh-Hant:yinger-beidai-free`,
  'product/baby-carrier-harmony': carriers.page`en:baby-carrier-harmony sv:barsele-harmony de:babytrage-harmony fr:porte-bebe-harmony es:portabebes-harmony it:marsupio-harmony nl:draagzak-harmony ko:agitti-harmony ja:baby-carrier-harmony zh-Hant:yinger-beidai-harmony`,
  'product/baby-carrier-one': carriers.page`en:baby-carrier-one sv:barsele-one de:babytrage-one fr:porte-bebe-one es:portabebes-one it:marsupio-one nl:draagzak-one ko:agitti-one ja:baby-carrier-one zh-Hant:yinger-beidai-one`,
  'product/baby-carrier-one-air': carriers.page`en:baby-carrier-one-air sv:barsele-one-air de:babytrage-one-air fr:porte-bebe-one-air es:portabebes-one-air it:marsupio-one-air nl:draagzak-one-air ko:agitti-one-air ja:baby-carrier-one-air zh-Hant:yinger-beidai-one-air`,
  'product/winter-cover': carrierAccessories.page`en:winter-cover sv:vinterskydd de:wintercover fr:housse-d-hiver es:cubierta-de-invierno it:copertura-invernale nl:winterhoes ko:banghan-cover ja:winter-cover zh-Hant:baonuanzhao`,
  'product/rain-cover': carrierAccessories.page`en:rain-cover sv:regnskydd de:regencover fr:housse-de-pluie es:cubierta-de-lluvia it:copertura-antipioggia nl:regenhoes ko:rain-cover ja:rain-cover zh-Hant:fangyuzhao`,
  'product/carrier-bib': carrierAccessories.page`en:carrier-bib sv:haklapp-till-barsele de:laetzchen-fuer-babytrage fr:bavoir-pour-porte-bebe es:babero-para-portabebes it:bavaglino-per-marsupio nl:slabbetje-voor-draagzak ko:agitti-chimbaji ja:baby-carrier-yo-sutai zh-Hant:koushuijin`,
  'product/teething-pads': carrierAccessories.page`en:teething-pads sv:tuggskydd de:gurtschoner fr:protege-bretelles-a-mordiller es:protectores-para-tirantes it:salvaspallacci nl:sabbelpads ko:eokkaekkeun-chibal-pad ja:yodare-pad zh-Hant:moya-hudian`,
  'product/pocket-pouch': carrierAccessories.page`en:pocket-pouch sv:fickvaska de:gurttasche fr:pochette es:bolsito it:pochette-per-marsupio nl:heuptasje ko:pocket-pouch ja:pocket-pouch zh-Hant:suishen-xiaodai`,
  'product/carrier-storage-bag': carrierAccessories.page`en:carrier-storage-bag sv:forvaringspase de:aufbewahrungsbeutel fr:sac-de-rangement es:bolsa-para-guardar-el-portabebes it:sacca-per-marsupio nl:opbergtas-voor-draagzak ko:agitti-bogwan-gabang ja:shuno-bag zh-Hant:shounadai`,
  'product/bouncer-bliss': bouncers.page`en:bouncer-bliss sv:babysitter-bliss de:babywippe-bliss fr:transat-bliss es:hamaca-bliss it:sdraietta-bliss nl:wipstoel-bliss ko:bouncer-bliss ja:bouncer-bliss zh-Hant:yinger-yaoyi-bliss`,
  'product/bouncer-balance-soft': bouncers.page`en:bouncer-balance-soft sv:babysitter-balance-soft de:babywippe-balance-soft fr:transat-balance-soft es:hamaca-balance-soft it:sdraietta-balance-soft nl:wipstoel-balance-soft ko:bouncer-balance-soft ja:bouncer-balance-soft zh-Hant:yinger-yaoyi-balance-soft`,
  'product/bouncer-bundle-with-toy': bouncers.page`en:bouncer-bundle-with-toy sv:babysitterpaket-med-leksak de:babywippe-im-set-mit-spielzeug fr:transat-avec-jouet es:pack-de-hamaca-y-juguete it:set-sdraietta-con-gioco nl:wipstoel-met-speelboog ko:bouncer-jangnangam-set ja:bouncer-toy-set zh-Hant:yinger-yaoyi-lian-wanju-taozhuang`,
  'product/bouncer-with-transport-bag': bouncers.page`en:bouncer-with-transport-bag sv:babysitter-bliss-med-transportvaska de:babywippe-mit-transporttasche fr:transat-avec-sac-de-transport es:hamaca-bliss-con-bolsa-de-transporte it:sdraietta-con-borsa-da-trasporto nl:wipstoel-met-transporttas ko:bouncer-bliss-hyudae-gabang-set ja:bouncer-bliss-mochihakobi-bag-set zh-Hant:yinger-yaoyi-bliss-lian-bianxiedai`,
  'product/fabric-seat-for-bouncer': bouncerAccessories.page`en:fabric-seat-for-bouncer sv:tygsits de:stoffsitz-fuer-babywippe fr:assise-en-tissu es:asiento-de-tela it:seduta-in-tessuto nl:stoffen-zitting-voor-wipstoel ko:bouncer-fabric-seat ja:fabric-seat zh-Hant:yaoyi-butao`,
  'product/wooden-bouncer-toy': bouncerAccessories.page`en:wooden-bouncer-toy sv:traleksak de:holzspielzeug-fuer-babywippe fr:jouet-en-bois es:juguete-de-madera it:gioco-in-legno nl:houten-speelboog ko:bouncer-wonmok-jangnangam ja:mokusei-toy zh-Hant:yaoyi-muzhi-wanju`,
  'product/hanging-friends-bouncer-toy': bouncerAccessories.page`en:hanging-friends-bouncer-toy sv:hangande-vanner de:baumelfreunde-fuer-babywippe fr:petits-amis-suspendus es:amigos-colgantes it:amici-ballerini nl:speelboog-hangende-vriendjes ko:bouncer-jangnangam-hanging-friends ja:hanging-friends zh-Hant:yaoyi-dongwu-diaoshi`,
  'product/soft-friend-bear': gifts.page`en:soft-friend-bear sv:gosebjorn de:kuschelfreund-baer fr:doudou-ours es:osito-amigo it:orsetto-amico nl:knuffelvriend-beer ko:pogeunhan-chingu-gom-inhyeong ja:soft-friend-kuma zh-Hant:baobao-xiaoxiong`,
  'product/transport-bag-for-bouncer': bouncerAccessories.page`en:transport-bag-for-bouncer sv:transportvaska de:transporttasche-fuer-babywippe fr:sac-de-transport es:bolsa-de-transporte it:borsa-da-trasporto nl:transporttas-voor-wipstoel ko:bouncer-hyudae-gabang ja:mochihakobi-bag zh-Hant:yaoyi-bianxiedai`,
  'product/baby-bib': kitchen.page`en:baby-bib sv:haklapp de:babylaetzchen fr:bavoir es:babero it:bavaglino nl:slabbetje ko:agi-teokbaji ja:baby-sutai zh-Hant:yinger-weidou`,
  'product/baby-bib-2-pack': kitchen.page`en:baby-bib-2-pack sv:haklapp-2-pack de:babylaetzchen-2er-pack fr:bavoir-lot-de-2 es:babero-pack-de-2 it:bavaglino-2-pezzi nl:slabbetje-set-van-2 ko:agi-teokbaji-2gaeip ja:baby-sutai-2-mai-set zh-Hant:yinger-weidou-liangjianzhuang`,
  'product/small-baby-bib-2-pack': kitchen.page`en:small-baby-bib-2-pack sv:liten-haklapp-2-pack de:kleine-babylaetzchen-2er-pack fr:petit-bavoir-lot-de-2 es:babero-pequeno-pack-de-2 it:bavaglino-piccolo-2-pezzi nl:klein-slabbetje-set-van-2 ko:jageun-agi-teokbaji-2gaeip ja:baby-sutai-small-2-mai-set zh-Hant:yinger-xiao-weidou-liangjianzhuang`,
  'product/feeding-bib-set': kitchen.page`en:feeding-bib-set sv:set-med-haklapp-sked-och-gaffel de:laetzchen-set-mit-besteck fr:set-bavoir-et-couverts es:set-de-babero-y-cubiertos it:set-bavaglino-e-posate nl:slabbetje-met-bestek ko:iyusik-teokbaji-set ja:oshokuji-sutai-set zh-Hant:yongcan-weidou-taozhuang`,
  'product/baby-feeding-set-3-pcs': kitchen.page`en:baby-feeding-set-3-pcs sv:barnservis-3-delar de:baby-essset-3-teilig fr:coffret-repas-3-pieces es:vajilla-para-bebe-3-piezas it:set-pappa-3-pezzi nl:babyservies-3-delig ko:agi-sikgi-3jong-set ja:baby-shokki-3-ten-set zh-Hant:yinger-canju-taozhuang-sanjianzhuang`,
  'product/baby-cup': kitchen.page`en:baby-cup sv:barnmugg de:babybecher fr:gobelet es:vaso-para-bebe it:bicchiere-per-bambini nl:babybeker ko:agi-cup ja:baby-cup zh-Hant:yinger-shuibei`,
  'product/baby-cup-2-pack': kitchen.page`en:baby-cup-2-pack sv:barnmugg-2-pack de:babybecher-2er-pack fr:gobelet-lot-de-2 es:vaso-para-bebe-pack-de-2 it:bicchiere-per-bambini-2-pezzi nl:babybeker-set-van-2 ko:agi-cup-2gaeip ja:baby-cup-2-ko-set zh-Hant:yinger-shuibei-liangjianzhuang`,
  'product/baby-spoon-and-fork': kitchen.page`en:baby-spoon-and-fork sv:sked-och-gaffel-for-barn de:babyloeffel-und-babygabel fr:cuillere-et-fourchette es:cuchara-y-tenedor-para-bebe it:cucchiaio-e-forchetta-per-bambini nl:babylepel-en-vork ko:agi-spoon-fork ja:baby-spoon-fork zh-Hant:yinger-tangchi-he-chazi`,
  'product/baby-plate': kitchen.page`en:baby-plate sv:barntallrik de:babyteller fr:assiette es:plato-para-bebe it:piatto-per-bambini nl:babybord ko:agi-jeopsi ja:baby-plate zh-Hant:yinger-canpan`,
  'product/baby-plate-spoon-and-fork': kitchen.page`en:baby-plate-spoon-and-fork sv:barntallrik-med-sked-och-gaffel de:babyteller-loeffel-und-gabel fr:assiette-cuillere-et-fourchette es:plato-cuchara-y-tenedor-para-bebe it:set-piatto-cucchiaio-e-forchetta nl:babybord-lepel-en-vork ko:agi-jeopsi-spoon-fork-set ja:baby-plate-spoon-fork-set zh-Hant:yinger-canpan-tangchi-he-chazi`,
  'product/snack-bowl': kitchen.page`en:snack-bowl sv:mellanmalsskal-med-lock de:snackschale-mit-deckel fr:bol-a-gouter es:bol-con-tapa it:ciotola-merenda nl:snackbakje ko:ttukkeong-gansik-bowl ja:futatsuki-snack-bowl zh-Hant:fugai-dianxinwan`,
  'product/high-chair': kitchen.page`en:high-chair sv:matstol de:hochstuhl fr:chaise-haute es:trona it:seggiolone nl:kinderstoel ko:high-chair ja:high-chair zh-Hant:gaojiao-canyi`,
  'product/smart-potty': bathroom.page`en:smart-potty sv:smart-potta de:toepfchen-smart fr:pot-malin es:orinal-smart it:vasino-smart nl:potje-smart ko:smart-yua-byeongi ja:smart-omaru zh-Hant:qingqiao-bianpen`,
  'product/potty-chair': bathroom.page`en:potty-chair sv:pottstol de:toepfchenstuhl fr:pot-fauteuil es:orinal-sillon it:vasino-poltroncina nl:stoelpotje ko:yua-byeongi-uija ja:omaru-chair zh-Hant:kaobei-bianpenyi`,
  'product/toilet-training-seat': bathroom.page`en:toilet-training-seat sv:toalettsits-for-barn de:toilettentrainer fr:reducteur-de-toilettes es:reductor-de-wc it:riduttore-wc nl:toiletverkleiner ko:yua-byeongi-cover ja:hojo-benza zh-Hant:ruce-xunlian-zuoquan`,
  'product/step-stool': bathroom.page`en:step-stool sv:pall de:tritthocker fr:marchepied es:taburete it:sgabello nl:opstapje ko:didimdae ja:step-stool zh-Hant:jiaotadeng`,
  'product/hooded-towel': bathroom.page`en:hooded-towel sv:badcape de:kapuzenhandtuch fr:cape-de-bain es:toalla-con-capucha it:asciugamano-con-cappuccio nl:badcape ko:hood-towel ja:hood-tsuki-towel zh-Hant:lianmao-yujin`,
  'product/changing-mat': bathroom.page`en:changing-mat sv:skotunderlagg de:wickelunterlage fr:tapis-a-langer es:cambiador-plegable it:fasciatoio-portatile nl:verschoonmatje ko:gijeogwi-gyohwan-mat ja:omutsugae-mat zh-Hant:huan-niaopian-dian`,
  'product/bathroom-set': bathroom.page`en:bathroom-set sv:badrumsset de:badezimmer-set fr:set-salle-de-bains es:set-de-bano it:set-bagno nl:badkamerset ko:yoksil-set ja:toilet-training-3-ten-set zh-Hant:yushi-taozhuang`,
  'product/baby-cradle': sleep.page`en:baby-cradle sv:vagga de:babywiege fr:berceau es:minicuna it:culla nl:babywieg ko:agi-yoram ja:baby-cradle zh-Hant:yinger-yaolan`,
  'product/travel-cot-light': sleep.page`en:travel-cot-light sv:resesang-light de:reisebett-light fr:lit-parapluie-light es:cuna-de-viaje-light it:lettino-da-viaggio-light nl:reisbedje-light ko:hyudaeyong-agi-chimdae-light ja:travel-bed-light zh-Hant:luxing-yingerchuang-light`,
  'product/travel-cot-light-with-sheet': sleep.page`en:travel-cot-light-with-sheet sv:resesang-light-med-lakan de:reisebett-light-mit-spannbettlaken fr:lit-parapluie-light-avec-drap-housse es:cuna-de-viaje-light-con-sabana it:lettino-da-viaggio-light-con-lenzuolino nl:reisbedje-light-met-hoeslaken ko:hyudaeyong-agi-chimdae-light-sheet-set ja:travel-bed-light-fitted-sheet-set zh-Hant:luxing-yingerchuang-light-lian-chuangli`,
  'product/fitted-sheet-for-cradle': sleepAccessories.page`en:fitted-sheet-for-cradle sv:lakan-till-vagga de:spannbettlaken-fuer-babywiege fr:drap-housse-pour-berceau es:sabana-bajera-para-minicuna it:lenzuolino-per-culla nl:hoeslaken-voor-babywieg ko:agi-yoram-mattress-sheet ja:cradle-yo-fitted-sheet zh-Hant:yaolan-chuangli`,
  'product/fitted-sheet-for-travel-cot': sleepAccessories.page`en:fitted-sheet-for-travel-cot sv:lakan-till-resesang de:spannbettlaken-fuer-reisebett fr:drap-housse-pour-lit-parapluie es:sabana-bajera-para-cuna-de-viaje it:lenzuolino-per-lettino-da-viaggio nl:hoeslaken-voor-reisbedje ko:hyudaeyong-agi-chimdae-mattress-sheet ja:travel-bed-yo-fitted-sheet zh-Hant:luxing-yingerchuang-chuangli`,
  'product/canopy-for-cradle': sleepAccessories.page`en:canopy-for-cradle sv:sanghimmel-till-vagga de:himmel-fuer-babywiege fr:ciel-de-berceau es:dosel-para-minicuna it:baldacchino-per-culla nl:hemeltje-voor-babywieg ko:agi-yoram-canopy ja:cradle-yo-canopy zh-Hant:yaolan-chuangman`,
  'product/mattress-for-cradle': sleepAccessories.page`en:mattress-for-cradle sv:madrass-till-vagga de:matratze-fuer-babywiege fr:matelas-pour-berceau es:colchon-para-minicuna it:materasso-per-culla nl:matras-voor-babywieg ko:agi-yoram-mattress ja:cradle-yo-mattress zh-Hant:yaolan-chuangdian`,
  'product/insect-net-for-travel-cot': sleepAccessories.page`en:insect-net-for-travel-cot sv:insektsnat-till-resesang de:insektennetz-fuer-reisebett fr:moustiquaire-pour-lit-parapluie es:mosquitera-para-cuna-de-viaje it:zanzariera-per-lettino-da-viaggio nl:klamboe-voor-reisbedje ko:hyudaeyong-agi-chimdae-mogijang ja:travel-bed-yo-mushiyoke-net zh-Hant:luxing-yingerchuang-fangwenwang`,
  'product/baby-blanket': sleepAccessories.page`en:baby-blanket sv:babyfilt de:babydecke fr:couverture es:manta-para-bebe it:copertina nl:babydeken ko:agi-damnyo ja:baby-blanket zh-Hant:yinger-tan`,
  'product/muslin-swaddle': sleepAccessories.page`en:muslin-swaddle sv:muslinfilt-2-pack de:mulltuecher fr:langes-en-mousseline es:muselina-para-envolver it:mussola-2-pezzi nl:hydrofiele-doek ko:muslin-sokssagae ja:muslin-okurumi zh-Hant:shabu-baojin`,
  'product/basic-starter-kit-for-newborns': starterKits.page`en:basic-starter-kit-for-newborns sv:startpaket-bas-for-nyfodda de:starter-set-fuer-neugeborene fr:kit-nouveau-ne es:kit-basico-para-recien-nacidos it:starter-kit-neonato nl:starterset-voor-pasgeborenen ko:sinsaenga-gibon-starter-kit ja:shinseiji-basic-starter-kit zh-Hant:chusheng-baobao-jiben-taozhuang`,
  'product/bouncer-and-carrier-starter-kit': starterKits.page`en:bouncer-and-carrier-starter-kit sv:startpaket-med-babysitter-och-barsele de:starter-set-babywippe-und-babytrage fr:kit-transat-et-porte-bebe es:kit-de-hamaca-y-portabebes it:starter-kit-sdraietta-e-marsupio nl:starterset-wipstoel-en-draagzak ko:bouncer-agitti-starter-kit ja:bouncer-carrier-starter-kit zh-Hant:yaoyi-ji-beidai-xinshou-taozhuang`,
  'product/mealtime-starter-kit': starterKits.page`en:mealtime-starter-kit sv:startpaket-for-maltiden de:starter-set-essenszeit fr:kit-repas es:kit-para-las-comidas it:starter-kit-pappa nl:starterset-aan-tafel ko:siksa-starter-kit ja:oshokuji-starter-kit zh-Hant:yongcan-xinshou-taozhuang`,
  'product/welcome-baby-gift-set': gifts.page`en:welcome-baby-gift-set sv:presentset-valkommen-bebis de:geschenkset-zur-geburt fr:coffret-bienvenue-bebe es:set-de-bienvenida-para-bebe it:set-regalo-benvenuto nl:cadeauset-welkom-baby ko:chulsan-chukha-seonmul-set ja:shussan-iwai-gift-set zh-Hant:yingjie-baobao-liwu-taozhuang`,
  'product/gift-box': gifts.page`en:gift-box sv:presentask de:geschenkbox fr:boite-cadeau es:caja-de-regalo it:scatola-regalo nl:cadeaudoos ko:seonmul-sangja ja:gift-box zh-Hant:liwuhe`,

  // Content
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
  'content/manuals': customerService.page`en:manuals sv:bruksanvisningar de:gebrauchsanleitungen fr:modes-d-emploi es:manuales it:manuali nl:handleidingen ko:seolmyeongseo ja:toriatsukai-setsumeisho zh-Hant:shiyong-shuomingshu`,
  'content/hip-healthy-baby-carriers': about.page`en:hip-healthy-baby-carriers sv:hoftvanliga-barselar de:hueftfreundliche-babytragen fr:porte-bebes-bons-pour-les-hanches es:portabebes-que-cuidan-las-caderas it:marsupi-amici-delle-anche nl:heupvriendelijke-draagzakken ko:gogwanjeol-geongang-agitti ja:kokansetsu-ni-yasashii-dakko zh-Hant:kuanbu-youshan-beidai`,
  'content/returns': customerService.page`en:returns sv:returer de:rueckgabe fr:retours es:devoluciones it:resi nl:retourneren ko:banpum ja:henpin zh-Hant:tuihuo`,
  'content/shipping-and-delivery': customerService.page`en:shipping-and-delivery sv:frakt-och-leverans de:versand-und-lieferung fr:expedition-et-livraison es:envios-y-entregas it:spedizione-e-consegna nl:verzending-en-bezorging ko:baesong ja:haiso zh-Hant:songhuo-fuwu`,
  'content/data-protection-policy': customerService.page`en:data-protection-policy sv:integritetspolicy de:datenschutz fr:politique-de-protection-des-donnees es:politica-de-proteccion-de-datos it:informativa-sulla-privacy nl:privacybeleid ko:gaeinjeongbo-cheori-bangchim ja:privacy-policy zh-Hant:ziliao-baohu-zhengce`,
  'content/user-terms-conditions': customerService.page`en:user-terms-conditions sv:anvandarvillkor de:nutzungsbedingungen fr:conditions-d-utilisation es:condiciones-de-uso it:condizioni-d-uso nl:gebruiksvoorwaarden ko:iyong-yakgwan ja:riyo-kiyaku zh-Hant:shiyong-tiaokuan`,
  'content/general-terms-of-sale': customerService.page`en:general-terms-of-sale sv:allmanna-kopvillkor de:agb fr:conditions-generales-de-vente es:condiciones-generales-de-venta it:condizioni-generali-di-vendita nl:algemene-verkoopvoorwaarden ko:panmae-yakgwan ja:hanbai-joken zh-Hant:xiaoshou-tiaokuan`,
  'content/about': about.paths,
  'content/faq': customerService.page`en:faq sv:vanliga-fragor de:haeufige-fragen fr:questions-frequentes es:preguntas-frecuentes it:domande-frequenti nl:veelgestelde-vragen ko:jaju-mutneun-jilmun ja:yoku-aru-shitsumon zh-Hant:changjian-wenti`,
  'content/accessibility': customerService.page`en:accessibility sv:tillganglighet de:barrierefreiheit fr:accessibilite es:accesibilidad it:accessibilita nl:toegankelijkheid ko:jeopgeunseong ja:accessibility zh-Hant:wuzhangai`,
  'content/recalled-products': recalls.paths,
  'content/recalled-products/hanging-friends': recalls.page`en:hanging-friends-bouncer-toy sv:hangande-vanner de:baumelfreunde fr:petits-amis-suspendus es:amigos-colgantes it:amici-ballerini nl:hangende-vriendjes ko:hanging-friends ja:hanging-friends zh-Hant:dongwu-diaoshi`,
  'content/recalled-products/carrier-one-buckle': recalls.page`en:baby-carrier-one-buckle sv:barsele-one-spanne de:babytrage-one-schnalle fr:boucle-du-porte-bebe-one es:hebilla-del-portabebes-one it:fibbia-del-marsupio-one nl:gesp-van-draagzak-one ko:agitti-one-buckle ja:baby-carrier-one-buckle zh-Hant:yinger-beidai-one-kou`,
  'content/legal-guarantee': customerService.page`en:legal-guarantee sv:reklamationsratt de:gesetzliche-gewaehrleistung fr:garantie-legale es:garantia-legal it:garanzia-legale nl:wettelijke-garantie ko:beopjeong-bojeung ja:hotei-hosho zh-Hant:fading-baozheng`,
  'content/right-of-withdrawal': customerService.page`en:right-of-withdrawal sv:angerratt de:widerrufsrecht fr:droit-de-retractation es:derecho-de-desistimiento it:diritto-di-recesso nl:herroepingsrecht ko:cheongyak-cheolhoe-gwonri ja:tekkaiken zh-Hant:chexiaoquan`,
  'content/legal-notice': customerService.page`en:legal-notice sv:juridisk-information de:impressum fr:mentions-legales es:aviso-legal it:note-legali nl:colofon ko:saeopja-jeongbo ja:uneisha-joho zh-Hant:falu-shengming`,
} as const;

/** The permanent name of a page in the table, e.g. `product/baby-carrier-mini`. */
export type NamedPageKey = keyof typeof pagePaths;

/** The part of an address that is before the number of a page of a list. */
export const listPages = pageFolder(inEveryLanguage(''))
  .page`en:page sv:sida de:seite fr:page es:pagina it:pagina nl:pagina ko:page ja:page zh-Hant:page`;
