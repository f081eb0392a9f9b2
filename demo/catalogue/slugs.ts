import type { LocalizedString } from '@commercetools/platform-sdk';

/**
 * The slug of every category and product in each language: the last part of its page's address. As commercetools demands, no
 * two products have the same one in a language, and no two categories.
 */
const slugs: Readonly<Record<string, string>> = {
  'category/baby-carriers':
    'en:baby-carriers sv:barselar de:babytragen fr:porte-bebes es:portabebes it:marsupi nl:draagzakken ko:agitti ja:baby-carrier zh-Hant:yinger-beidai',
  'category/baby-carriers/accessories-baby-carrier':
    'en:accessories-baby-carrier sv:tillbehor-till-barsele de:zubehoer-babytrage fr:accessoires-porte-bebe es:accesorios-portabebes it:accessori-marsupi nl:accessoires-draagzak ko:agitti-accessories ja:baby-carrier-accessory zh-Hant:beidai-peijian',
  'category/baby-bouncers':
    'en:baby-bouncers sv:babysittrar de:babywippen fr:transats es:hamacas it:sdraiette nl:wipstoelen ko:bouncer ja:bouncer zh-Hant:yinger-yaoyi',
  'category/baby-bouncers/accessories-baby-bouncer':
    'en:accessories-baby-bouncer sv:tillbehor-till-babysitter de:zubehoer-babywippe fr:accessoires-transat es:accesorios-hamacas it:accessori-sdraiette nl:accessoires-wipstoel ko:bouncer-accessories ja:bouncer-accessory zh-Hant:yaoyi-peijian',
  'category/kitchen':
    'en:kitchen sv:kok de:kueche fr:cuisine es:cocina it:cucina nl:keuken ko:jubang ja:oshokuji zh-Hant:canchu-yongpin',
  'category/bathroom':
    'en:bathroom sv:badrum de:badezimmer fr:salle-de-bains es:bano it:bagno nl:badkamer ko:yoksil ja:bath-toilet zh-Hant:yushi-yongpin',
  'category/baby-cradle-and-travel-crib':
    'en:baby-cradle-and-travel-crib sv:vagga-och-resesang de:babywiege-und-reisebett fr:berceau-et-lit-parapluie es:minicuna-y-cuna-de-viaje it:culla-e-lettino-da-viaggio nl:wieg-en-reisbedje ko:yoram-hyudaeyong-agi-chimdae ja:cradle-travel-bed zh-Hant:yaolan-ji-luxing-yingerchuang',
  'category/baby-cradle-and-travel-crib/accessories':
    'en:accessories sv:tillbehor de:schlafzubehoer fr:accessoires es:accesorios it:accessori-nanna nl:slaapaccessoires ko:sumyeon-yongpum ja:cradle-accessory zh-Hant:shuimian-peijian',
  'category/starter-kits':
    'en:starter-kits sv:startpaket de:starter-sets fr:kits-de-depart es:kits-de-inicio it:starter-kit nl:startersets ko:starter-kit ja:starter-kit zh-Hant:xinshou-taozhuang',
  'category/gifts':
    'en:gifts sv:presenter de:geschenke fr:cadeaux es:regalos it:regali nl:cadeaus ko:seonmul ja:gift zh-Hant:liwu',
  'category/selected/shop':
    'en:shop sv:handla-allt de:alle-produkte fr:boutique es:tienda it:tutti-i-prodotti nl:alle-producten ko:jeonche-sangpum ja:subete-no-shohin zh-Hant:quanbu-shangpin',
  'category/selected/supersoft-and-supercosy-new-additions':
    'en:supersoft-and-supercosy-new-additions sv:supermjukt-och-supermysigt-nyheter de:supersoft-und-superkuschelig-neu-dabei fr:nouveautes-tout-doux-tout-confort es:novedades-suaves-y-mullidas it:morbidissime-novita nl:superzacht-en-superknus-nieuw ko:budeureopgo-pogeunhan-sinsangpum ja:yawaraka-shinsaku zh-Hant:rouruan-you-shushi-xinpin',
  'category/selected/50-years-of-baby-carrying':
    'en:50-years-of-baby-carrying sv:50-ar-med-barnen-nara de:50-jahre-tragen fr:50-ans-de-portage es:50-anos-de-porteo it:50-anni-di-marsupi nl:50-jaar-babys-dragen ko:agitti-50nyeon ja:dakko-50-nen zh-Hant:beizhe-baobao-50-nian',
  'product/baby-carrier-mini':
    'en:baby-carrier-mini sv:barsele-mini de:babytrage-mini fr:porte-bebe-mini es:portabebes-mini it:marsupio-mini nl:draagzak-mini ko:agitti-mini ja:baby-carrier-mini zh-Hant:yinger-beidai-mini',
  'product/baby-carrier-move':
    'en:baby-carrier-move sv:barsele-move de:babytrage-move fr:porte-bebe-move es:portabebes-move it:marsupio-move nl:draagzak-move ko:agitti-move ja:baby-carrier-move zh-Hant:yinger-beidai-move',
  'product/baby-carrier-free':
    'en:baby-carrier-free sv:barsele-free de:babytrage-free fr:porte-bebe-free es:portabebes-free it:marsupio-free nl:draagzak-free ko:agitti-free ja:baby-carrier-free zh-Hant:yinger-beidai-free',
  'product/baby-carrier-harmony':
    'en:baby-carrier-harmony sv:barsele-harmony de:babytrage-harmony fr:porte-bebe-harmony es:portabebes-harmony it:marsupio-harmony nl:draagzak-harmony ko:agitti-harmony ja:baby-carrier-harmony zh-Hant:yinger-beidai-harmony',
  'product/baby-carrier-one':
    'en:baby-carrier-one sv:barsele-one de:babytrage-one fr:porte-bebe-one es:portabebes-one it:marsupio-one nl:draagzak-one ko:agitti-one ja:baby-carrier-one zh-Hant:yinger-beidai-one',
  'product/baby-carrier-one-air':
    'en:baby-carrier-one-air sv:barsele-one-air de:babytrage-one-air fr:porte-bebe-one-air es:portabebes-one-air it:marsupio-one-air nl:draagzak-one-air ko:agitti-one-air ja:baby-carrier-one-air zh-Hant:yinger-beidai-one-air',
  'product/winter-cover':
    'en:winter-cover sv:vinterskydd de:wintercover fr:housse-d-hiver es:cubierta-de-invierno it:copertura-invernale nl:winterhoes ko:banghan-cover ja:winter-cover zh-Hant:baonuanzhao',
  'product/rain-cover':
    'en:rain-cover sv:regnskydd de:regencover fr:housse-de-pluie es:cubierta-de-lluvia it:copertura-antipioggia nl:regenhoes ko:rain-cover ja:rain-cover zh-Hant:fangyuzhao',
  'product/carrier-bib':
    'en:carrier-bib sv:haklapp-till-barsele de:laetzchen-fuer-babytrage fr:bavoir-pour-porte-bebe es:babero-para-portabebes it:bavaglino-per-marsupio nl:slabbetje-voor-draagzak ko:agitti-chimbaji ja:baby-carrier-yo-sutai zh-Hant:koushuijin',
  'product/teething-pads':
    'en:teething-pads sv:tuggskydd de:gurtschoner fr:protege-bretelles-a-mordiller es:protectores-para-tirantes it:salvaspallacci nl:sabbelpads ko:eokkaekkeun-chibal-pad ja:yodare-pad zh-Hant:moya-hudian',
  'product/pocket-pouch':
    'en:pocket-pouch sv:fickvaska de:gurttasche fr:pochette es:bolsito it:pochette-per-marsupio nl:heuptasje ko:pocket-pouch ja:pocket-pouch zh-Hant:suishen-xiaodai',
  'product/carrier-storage-bag':
    'en:carrier-storage-bag sv:forvaringspase de:aufbewahrungsbeutel fr:sac-de-rangement es:bolsa-para-guardar-el-portabebes it:sacca-per-marsupio nl:opbergtas-voor-draagzak ko:agitti-bogwan-gabang ja:shuno-bag zh-Hant:shounadai',
  'product/bouncer-bliss':
    'en:bouncer-bliss sv:babysitter-bliss de:babywippe-bliss fr:transat-bliss es:hamaca-bliss it:sdraietta-bliss nl:wipstoel-bliss ko:bouncer-bliss ja:bouncer-bliss zh-Hant:yinger-yaoyi-bliss',
  'product/bouncer-balance-soft':
    'en:bouncer-balance-soft sv:babysitter-balance-soft de:babywippe-balance-soft fr:transat-balance-soft es:hamaca-balance-soft it:sdraietta-balance-soft nl:wipstoel-balance-soft ko:bouncer-balance-soft ja:bouncer-balance-soft zh-Hant:yinger-yaoyi-balance-soft',
  'product/bouncer-bundle-with-toy':
    'en:bouncer-bundle-with-toy sv:babysitterpaket-med-leksak de:babywippe-im-set-mit-spielzeug fr:transat-avec-jouet es:pack-de-hamaca-y-juguete it:set-sdraietta-con-gioco nl:wipstoel-met-speelboog ko:bouncer-jangnangam-set ja:bouncer-toy-set zh-Hant:yinger-yaoyi-lian-wanju-taozhuang',
  'product/bouncer-with-transport-bag':
    'en:bouncer-with-transport-bag sv:babysitter-bliss-med-transportvaska de:babywippe-mit-transporttasche fr:transat-avec-sac-de-transport es:hamaca-bliss-con-bolsa-de-transporte it:sdraietta-con-borsa-da-trasporto nl:wipstoel-met-transporttas ko:bouncer-bliss-hyudae-gabang-set ja:bouncer-bliss-mochihakobi-bag-set zh-Hant:yinger-yaoyi-bliss-lian-bianxiedai',
  'product/fabric-seat-for-bouncer':
    'en:fabric-seat-for-bouncer sv:tygsits de:stoffsitz-fuer-babywippe fr:assise-en-tissu es:asiento-de-tela it:seduta-in-tessuto nl:stoffen-zitting-voor-wipstoel ko:bouncer-fabric-seat ja:fabric-seat zh-Hant:yaoyi-butao',
  'product/wooden-bouncer-toy':
    'en:wooden-bouncer-toy sv:traleksak de:holzspielzeug-fuer-babywippe fr:jouet-en-bois es:juguete-de-madera it:gioco-in-legno nl:houten-speelboog ko:bouncer-wonmok-jangnangam ja:mokusei-toy zh-Hant:yaoyi-muzhi-wanju',
  'product/hanging-friends-bouncer-toy':
    'en:hanging-friends-bouncer-toy sv:hangande-vanner de:baumelfreunde-fuer-babywippe fr:petits-amis-suspendus es:amigos-colgantes it:amici-ballerini nl:speelboog-hangende-vriendjes ko:bouncer-jangnangam-hanging-friends ja:hanging-friends zh-Hant:yaoyi-dongwu-diaoshi',
  'product/soft-friend-bear':
    'en:soft-friend-bear sv:gosebjorn de:kuschelfreund-baer fr:doudou-ours es:osito-amigo it:orsetto-amico nl:knuffelvriend-beer ko:pogeunhan-chingu-gom-inhyeong ja:soft-friend-kuma zh-Hant:baobao-xiaoxiong',
  'product/transport-bag-for-bouncer':
    'en:transport-bag-for-bouncer sv:transportvaska de:transporttasche-fuer-babywippe fr:sac-de-transport es:bolsa-de-transporte it:borsa-da-trasporto nl:transporttas-voor-wipstoel ko:bouncer-hyudae-gabang ja:mochihakobi-bag zh-Hant:yaoyi-bianxiedai',
  'product/baby-bib':
    'en:baby-bib sv:haklapp de:babylaetzchen fr:bavoir es:babero it:bavaglino nl:slabbetje ko:agi-teokbaji ja:baby-sutai zh-Hant:yinger-weidou',
  'product/baby-bib-2-pack':
    'en:baby-bib-2-pack sv:haklapp-2-pack de:babylaetzchen-2er-pack fr:bavoir-lot-de-2 es:babero-pack-de-2 it:bavaglino-2-pezzi nl:slabbetje-set-van-2 ko:agi-teokbaji-2gaeip ja:baby-sutai-2-mai-set zh-Hant:yinger-weidou-liangjianzhuang',
  'product/small-baby-bib-2-pack':
    'en:small-baby-bib-2-pack sv:liten-haklapp-2-pack de:kleine-babylaetzchen-2er-pack fr:petit-bavoir-lot-de-2 es:babero-pequeno-pack-de-2 it:bavaglino-piccolo-2-pezzi nl:klein-slabbetje-set-van-2 ko:jageun-agi-teokbaji-2gaeip ja:baby-sutai-small-2-mai-set zh-Hant:yinger-xiao-weidou-liangjianzhuang',
  'product/feeding-bib-set':
    'en:feeding-bib-set sv:set-med-haklapp-sked-och-gaffel de:laetzchen-set-mit-besteck fr:set-bavoir-et-couverts es:set-de-babero-y-cubiertos it:set-bavaglino-e-posate nl:slabbetje-met-bestek ko:iyusik-teokbaji-set ja:oshokuji-sutai-set zh-Hant:yongcan-weidou-taozhuang',
  'product/baby-feeding-set-3-pcs':
    'en:baby-feeding-set-3-pcs sv:barnservis-3-delar de:baby-essset-3-teilig fr:coffret-repas-3-pieces es:vajilla-para-bebe-3-piezas it:set-pappa-3-pezzi nl:babyservies-3-delig ko:agi-sikgi-3jong-set ja:baby-shokki-3-ten-set zh-Hant:yinger-canju-taozhuang-sanjianzhuang',
  'product/baby-cup':
    'en:baby-cup sv:barnmugg de:babybecher fr:gobelet es:vaso-para-bebe it:bicchiere-per-bambini nl:babybeker ko:agi-cup ja:baby-cup zh-Hant:yinger-shuibei',
  'product/baby-cup-2-pack':
    'en:baby-cup-2-pack sv:barnmugg-2-pack de:babybecher-2er-pack fr:gobelet-lot-de-2 es:vaso-para-bebe-pack-de-2 it:bicchiere-per-bambini-2-pezzi nl:babybeker-set-van-2 ko:agi-cup-2gaeip ja:baby-cup-2-ko-set zh-Hant:yinger-shuibei-liangjianzhuang',
  'product/baby-spoon-and-fork':
    'en:baby-spoon-and-fork sv:sked-och-gaffel-for-barn de:babyloeffel-und-babygabel fr:cuillere-et-fourchette es:cuchara-y-tenedor-para-bebe it:cucchiaio-e-forchetta-per-bambini nl:babylepel-en-vork ko:agi-spoon-fork ja:baby-spoon-fork zh-Hant:yinger-tangchi-he-chazi',
  'product/baby-plate':
    'en:baby-plate sv:barntallrik de:babyteller fr:assiette es:plato-para-bebe it:piatto-per-bambini nl:babybord ko:agi-jeopsi ja:baby-plate zh-Hant:yinger-canpan',
  'product/baby-plate-spoon-and-fork':
    'en:baby-plate-spoon-and-fork sv:barntallrik-med-sked-och-gaffel de:babyteller-loeffel-und-gabel fr:assiette-cuillere-et-fourchette es:plato-cuchara-y-tenedor-para-bebe it:set-piatto-cucchiaio-e-forchetta nl:babybord-lepel-en-vork ko:agi-jeopsi-spoon-fork-set ja:baby-plate-spoon-fork-set zh-Hant:yinger-canpan-tangchi-he-chazi',
  'product/snack-bowl':
    'en:snack-bowl sv:mellanmalsskal-med-lock de:snackschale-mit-deckel fr:bol-a-gouter es:bol-con-tapa it:ciotola-merenda nl:snackbakje ko:ttukkeong-gansik-bowl ja:futatsuki-snack-bowl zh-Hant:fugai-dianxinwan',
  'product/high-chair':
    'en:high-chair sv:matstol de:hochstuhl fr:chaise-haute es:trona it:seggiolone nl:kinderstoel ko:high-chair ja:high-chair zh-Hant:gaojiao-canyi',
  'product/smart-potty':
    'en:smart-potty sv:smart-potta de:toepfchen-smart fr:pot-malin es:orinal-smart it:vasino-smart nl:potje-smart ko:smart-yua-byeongi ja:smart-omaru zh-Hant:qingqiao-bianpen',
  'product/potty-chair':
    'en:potty-chair sv:pottstol de:toepfchenstuhl fr:pot-fauteuil es:orinal-sillon it:vasino-poltroncina nl:stoelpotje ko:yua-byeongi-uija ja:omaru-chair zh-Hant:kaobei-bianpenyi',
  'product/toilet-training-seat':
    'en:toilet-training-seat sv:toalettsits-for-barn de:toilettentrainer fr:reducteur-de-toilettes es:reductor-de-wc it:riduttore-wc nl:toiletverkleiner ko:yua-byeongi-cover ja:hojo-benza zh-Hant:ruce-xunlian-zuoquan',
  'product/step-stool':
    'en:step-stool sv:pall de:tritthocker fr:marchepied es:taburete it:sgabello nl:opstapje ko:didimdae ja:step-stool zh-Hant:jiaotadeng',
  'product/hooded-towel':
    'en:hooded-towel sv:badcape de:kapuzenhandtuch fr:cape-de-bain es:toalla-con-capucha it:asciugamano-con-cappuccio nl:badcape ko:hood-towel ja:hood-tsuki-towel zh-Hant:lianmao-yujin',
  'product/changing-mat':
    'en:changing-mat sv:skotunderlagg de:wickelunterlage fr:tapis-a-langer es:cambiador-plegable it:fasciatoio-portatile nl:verschoonmatje ko:gijeogwi-gyohwan-mat ja:omutsugae-mat zh-Hant:huan-niaopian-dian',
  'product/bathroom-set':
    'en:bathroom-set sv:badrumsset de:badezimmer-set fr:set-salle-de-bains es:set-de-bano it:set-bagno nl:badkamerset ko:yoksil-set ja:toilet-training-3-ten-set zh-Hant:yushi-taozhuang',
  'product/baby-cradle':
    'en:baby-cradle sv:vagga de:babywiege fr:berceau es:minicuna it:culla nl:babywieg ko:agi-yoram ja:baby-cradle zh-Hant:yinger-yaolan',
  'product/travel-cot-light':
    'en:travel-cot-light sv:resesang-light de:reisebett-light fr:lit-parapluie-light es:cuna-de-viaje-light it:lettino-da-viaggio-light nl:reisbedje-light ko:hyudaeyong-agi-chimdae-light ja:travel-bed-light zh-Hant:luxing-yingerchuang-light',
  'product/travel-cot-light-with-sheet':
    'en:travel-cot-light-with-sheet sv:resesang-light-med-lakan de:reisebett-light-mit-spannbettlaken fr:lit-parapluie-light-avec-drap-housse es:cuna-de-viaje-light-con-sabana it:lettino-da-viaggio-light-con-lenzuolino nl:reisbedje-light-met-hoeslaken ko:hyudaeyong-agi-chimdae-light-sheet-set ja:travel-bed-light-fitted-sheet-set zh-Hant:luxing-yingerchuang-light-lian-chuangli',
  'product/fitted-sheet-for-cradle':
    'en:fitted-sheet-for-cradle sv:lakan-till-vagga de:spannbettlaken-fuer-babywiege fr:drap-housse-pour-berceau es:sabana-bajera-para-minicuna it:lenzuolino-per-culla nl:hoeslaken-voor-babywieg ko:agi-yoram-mattress-sheet ja:cradle-yo-fitted-sheet zh-Hant:yaolan-chuangli',
  'product/fitted-sheet-for-travel-cot':
    'en:fitted-sheet-for-travel-cot sv:lakan-till-resesang de:spannbettlaken-fuer-reisebett fr:drap-housse-pour-lit-parapluie es:sabana-bajera-para-cuna-de-viaje it:lenzuolino-per-lettino-da-viaggio nl:hoeslaken-voor-reisbedje ko:hyudaeyong-agi-chimdae-mattress-sheet ja:travel-bed-yo-fitted-sheet zh-Hant:luxing-yingerchuang-chuangli',
  'product/canopy-for-cradle':
    'en:canopy-for-cradle sv:sanghimmel-till-vagga de:himmel-fuer-babywiege fr:ciel-de-berceau es:dosel-para-minicuna it:baldacchino-per-culla nl:hemeltje-voor-babywieg ko:agi-yoram-canopy ja:cradle-yo-canopy zh-Hant:yaolan-chuangman',
  'product/mattress-for-cradle':
    'en:mattress-for-cradle sv:madrass-till-vagga de:matratze-fuer-babywiege fr:matelas-pour-berceau es:colchon-para-minicuna it:materasso-per-culla nl:matras-voor-babywieg ko:agi-yoram-mattress ja:cradle-yo-mattress zh-Hant:yaolan-chuangdian',
  'product/insect-net-for-travel-cot':
    'en:insect-net-for-travel-cot sv:insektsnat-till-resesang de:insektennetz-fuer-reisebett fr:moustiquaire-pour-lit-parapluie es:mosquitera-para-cuna-de-viaje it:zanzariera-per-lettino-da-viaggio nl:klamboe-voor-reisbedje ko:hyudaeyong-agi-chimdae-mogijang ja:travel-bed-yo-mushiyoke-net zh-Hant:luxing-yingerchuang-fangwenwang',
  'product/baby-blanket':
    'en:baby-blanket sv:babyfilt de:babydecke fr:couverture es:manta-para-bebe it:copertina nl:babydeken ko:agi-damnyo ja:baby-blanket zh-Hant:yinger-tan',
  'product/muslin-swaddle':
    'en:muslin-swaddle sv:muslinfilt-2-pack de:mulltuecher fr:langes-en-mousseline es:muselina-para-envolver it:mussola-2-pezzi nl:hydrofiele-doek ko:muslin-sokssagae ja:muslin-okurumi zh-Hant:shabu-baojin',
  'product/basic-starter-kit-for-newborns':
    'en:basic-starter-kit-for-newborns sv:startpaket-bas-for-nyfodda de:starter-set-fuer-neugeborene fr:kit-nouveau-ne es:kit-basico-para-recien-nacidos it:starter-kit-neonato nl:starterset-voor-pasgeborenen ko:sinsaenga-gibon-starter-kit ja:shinseiji-basic-starter-kit zh-Hant:chusheng-baobao-jiben-taozhuang',
  'product/bouncer-and-carrier-starter-kit':
    'en:bouncer-and-carrier-starter-kit sv:startpaket-med-babysitter-och-barsele de:starter-set-babywippe-und-babytrage fr:kit-transat-et-porte-bebe es:kit-de-hamaca-y-portabebes it:starter-kit-sdraietta-e-marsupio nl:starterset-wipstoel-en-draagzak ko:bouncer-agitti-starter-kit ja:bouncer-carrier-starter-kit zh-Hant:yaoyi-ji-beidai-xinshou-taozhuang',
  'product/mealtime-starter-kit':
    'en:mealtime-starter-kit sv:startpaket-for-maltiden de:starter-set-essenszeit fr:kit-repas es:kit-para-las-comidas it:starter-kit-pappa nl:starterset-aan-tafel ko:siksa-starter-kit ja:oshokuji-starter-kit zh-Hant:yongcan-xinshou-taozhuang',
  'product/welcome-baby-gift-set':
    'en:welcome-baby-gift-set sv:presentset-valkommen-bebis de:geschenkset-zur-geburt fr:coffret-bienvenue-bebe es:set-de-bienvenida-para-bebe it:set-regalo-benvenuto nl:cadeauset-welkom-baby ko:chulsan-chukha-seonmul-set ja:shussan-iwai-gift-set zh-Hant:yingjie-baobao-liwu-taozhuang',
  'product/gift-message': 'en:gift-message',
  'product/gift-box':
    'en:gift-box sv:presentask de:geschenkbox fr:boite-cadeau es:caja-de-regalo it:scatola-regalo nl:cadeaudoos ko:seonmul-sangja ja:gift-box zh-Hant:liwuhe',
};

/**
 * The slug of a page in each language.
 * @param page the key of its page, e.g. `product/baby-bib`.
 * @throws Error if it has no line.
 */
export function slugOf(page: string): LocalizedString {
  const row = slugs[page];
  if (row === undefined) throw new Error(`demo/catalogue/slugs.ts has no line for ${page}. Add one.`);
  return Object.fromEntries(row.split(' ').map((cell) => cell.split(':') as [string, string]));
}
