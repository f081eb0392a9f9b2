/**
 * The districts of Hong Kong, and the areas that people name in their place, by region: in English, and in Chinese as far as
 * that is written otherwise.
 */
const areas: Readonly<Record<string, string>> = {
  HK: `hong kong island 香港島 港島, central and western 中西區, central & western 中西區, central 中環, admiralty 金鐘, mid levels 半山, the peak 山頂, sheung wan 上環,
    sai ying pun 西營盤, kennedy town 堅尼地城, shek tong tsui 石塘咀, western 西環, lung fu shan 龍虎山, wan chai 灣仔, causeway bay 銅鑼灣,
    happy valley 跑馬地, tai hang 大坑, so kon po 掃桿埔, jardine's lookout 渣甸山, eastern 東區, tin hau 天后, fortress hill 炮台山,
    north point 北角, braemar hill 寶馬山, quarry bay 鰂魚涌, taikoo 太古, taikoo shing 太古城, sai wan ho 西灣河, shau kei wan 筲箕灣,
    heng fa chuen 杏花邨, chai wan 柴灣, siu sai wan 小西灣, southern 南區, pok fu lam 薄扶林, cyberport 數碼港, aberdeen 香港仔,
    ap lei chau 鴨脷洲, wong chuk hang 黃竹坑, shouson hill 壽臣山, deep water bay 深水灣, repulse bay 淺水灣, chung hom kok 舂磡角,
    stanley 赤柱, tai tam 大潭, shek o 石澳`,
  KLN: `kowloon 九龍, yau tsim mong 油尖旺, tsim sha tsui 尖沙咀, yau ma tei 油麻地, jordan 佐敦, mong kok 旺角, prince edward 太子,
    tai kok tsui 大角咀, west kowloon 西九龍, king's park 京士柏, olympic 奧運, sham shui po 深水埗, cheung sha wan 長沙灣, lai chi kok 荔枝角,
    mei foo 美孚, shek kip mei 石硤尾, yau yat tsuen 又一村, tai wo ping 大窩坪, stonecutters island 昂船洲, kowloon city 九龍城,
    kowloon tong 九龍塘, kai tak 啟德, hung hom 紅磡, whampoa 黃埔, to kwa wan 土瓜灣, ma tau kok 馬頭角, ma tau wai 馬頭圍, ho man tin 何文田,
    beacon hill 筆架山, wong tai sin 黃大仙, san po kong 新蒲崗, wang tau hom 橫頭磡, lok fu 樂富, diamond hill 鑽石山, tsz wan shan 慈雲山,
    ngau chi wan 牛池灣, choi hung 彩虹, tung tau 東頭, kwun tong 觀塘, kowloon bay 九龍灣, ngau tau kok 牛頭角, jordan valley 佐敦谷,
    sau mau ping 秀茂坪, ping shek 坪石, lam tin 藍田, yau tong 油塘, lei yue mun 鯉魚門`,
  NT: `new territories 新界, kwai tsing 葵青, kwai chung 葵涌, kwai fong 葵芳, kwai hing 葵興, tsing yi 青衣, tsuen wan 荃灣, sham tseng 深井,
    ting kau 汀九, tsing lung tau 青龍頭, ma wan 馬灣, tuen mun 屯門, lam tei 藍地, so kwun wat 掃管笏, tai lam chung 大欖涌, yuen long 元朗,
    tin shui wai 天水圍, hung shui kiu 洪水橋, ha tsuen 廈村, lau fau shan 流浮山, san tin 新田, lok ma chau 落馬洲, kam tin 錦田, shek kong 石崗,
    pat heung 八鄉, north 北區, fanling 粉嶺, sheung shui 上水, sha tau kok 沙頭角, luen wo hui 聯和墟, luk keng 鹿頸, tai po 大埔,
    tai po market 大埔墟, tai po kau 大埔滘, tai mei tuk 大尾篤, shuen wan 船灣, sha tin 沙田, shatin 沙田, tai wai 大圍, fo tan 火炭, ma liu shui 馬料水,
    ma on shan 馬鞍山, wu kai sha 烏溪沙, sai kung 西貢, tseung kwan o 將軍澳, hang hau 坑口, po lam 寶琳, lohas park 日出康城,
    tiu keng leng 調景嶺, clear water bay 清水灣, islands 離島, lantau island 大嶼山, lantau 大嶼山, tung chung 東涌, discovery bay 愉景灣,
    mui wo 梅窩, tai o 大澳, chek lap kok 赤鱲角, sunny bay 欣澳, lamma island 南丫島, lamma 南丫島, cheung chau 長洲, peng chau 坪洲`,
};

/** Signs as they are written in Hong Kong, each with the one that is written on the mainland. */
const variants =
  '島岛環环頂顶營营區区灣湾鑼锣銅铜馬马魚鱼鰂鲗鴨鸭壽寿淺浅龍龙觀观黃黄長长硤硖圍围啟启紅红頭头橫横樂乐鑽钻雲云東东藍蓝鯉鲤門门掃扫欖榄橋桥廈厦錦锦崗岗鄉乡嶺岭聯联頸颈將将軍军寶宝調调離离嶼屿窩窝奧奥運运貢贡鐘钟筆笔';
const signs = Array.from(variants);
const asInHongKong = (sign: string): string => {
  const at = signs.indexOf(sign);
  return (at % 2 === 1 ? signs[at - 1] : undefined) ?? sign;
};

/** Lower case without accents, signs, the country, and words that say that a name is one of a district. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFKC').toLowerCase(), asInHongKong)
    .join('')
    .replace(/['’.]/g, '')
    .replace(/[-\s]+/g, ' ')
    .replace(/^the |^香港(?!島|仔)|,? (?:district|area)$|,? hong kong(?: sar)?(?: china)?$/g, '')
    .trim();

const regions: Readonly<Record<string, string>> = {
  ...{ hki: 'HK', 'hk island': 'HK', 'hong kong island': 'HK', 香港島: 'HK', 港島: 'HK' },
  ...{ kln: 'KLN', kowloon: 'KLN', 九龍: 'KLN' },
  ...{ nt: 'NT', 'new territories': 'NT', 新界: 'NT' },
};

const regionOfArea = new Map(
  Object.entries(areas).flatMap(([region, list]) =>
    list.split(/,\s*/).flatMap((entry) =>
      // The English name, then the Chinese one.
      entry.split(/ (?=\p{sc=Han})/u).map((name) => [plain(name), region] as const),
    ),
  ),
);

/** `Tai Po`, `Tai Po, N.T.`, `大埔`, `新界大埔區`: the code of the region; undefined if none is meant. */
function regionIn(text: string): string | undefined {
  const names = text.split(/[,;，、/()]/).map(plain);
  for (const name of names) {
    const ending = / (kowloon|new territories|hong kong island|nt)$/.exec(name)?.[1] ?? '';
    const found = regions[name] ?? regionOfArea.get(name) ?? regions[ending];
    if (found !== undefined) return found;
    if (!/\p{sc=Han}{2}/u.test(name)) continue;
    const within = [...Object.entries(regions), ...regionOfArea].find(([known]) => name.includes(known));
    if (within) return within[1];
  }
  return undefined;
}

/** Whether a text names Hong Kong or one of its regions, so no district. */
const isNoDistrict = (text: string): boolean =>
  ['', 'hk', 'hong kong', '香港特別行政區'].includes(plain(text)) || Object.hasOwn(regions, plain(text));

/**
 * District and region of a wallet's contact. Apple Pay gives the region as the postal code, which Hong Kong does not have, or
 * nothing but the district, wherever it was typed.
 */
export function hongKongPlace(contact: Record<'city' | 'district' | 'state' | 'postalCode', string>) {
  const { city, district, state, postalCode } = contact;
  const parts = [city, district, postalCode, state];
  return {
    city: (parts.find((part) => !isNoDistrict(part)) ?? city) || undefined,
    state: [state, postalCode, district, city].map(regionIn).find((region) => region !== undefined),
  };
}
