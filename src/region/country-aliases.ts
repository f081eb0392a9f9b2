/**
 * What shoppers call a country besides its names: its parts, its old and short names, in the languages of our
 * storefronts. Keyed by ISO 3166-1 alpha-2, lower case; names that the browser or the country table knows are not here.
 */
export const countryAliases: Readonly<Partial<Record<string, readonly string[]>>> = {
  gb: [
    ...[
      'England',
      'Angleterre',
      'Inglaterra',
      'Inghilterra',
      'Engeland',
      '잉글랜드',
      'イングランド',
      '英格蘭',
    ],
    ...['Scotland', 'Skottland', 'Schottland', 'Écosse', 'Escocia', 'Scozia', 'Schotland'],
    ...['스코틀랜드', 'スコットランド', '蘇格蘭'],
    ...['Wales', 'Pays de Galles', 'Gales', 'Galles', '웨일스', 'ウェールズ', '威爾斯'],
    ...['Northern Ireland', 'Nordirland', 'Irlande du Nord', 'Irlanda del Norte', 'Irlanda del Nord'],
    ...['Noord-Ierland', '북아일랜드', '北アイルランド', '北愛爾蘭'],
    ...[
      'Storbritannien',
      'Großbritannien',
      'Grande-Bretagne',
      'Gran Bretaña',
      'Gran Bretagna',
      'Groot-Brittannië',
    ],
    ...['英国', '英國', 'イギリス'],
  ],
  us: ['Amerika', 'Amérique', 'América', '미합중국', '米国', '美国', '美國', 'EE. UU.', 'VS'],
  nl: ['Hollande', 'Holanda', 'Olanda', '홀란드', '荷兰', 'The Netherlands'],
  kr: ['Korea', 'Corée', 'Corea', '한국', '韓国', '韩国', '韓國', '南韓'],
  hk: ['Hongkong', 'Hong-Kong', 'HKSAR', '香港特別行政區'],
  tw: ['Republic of China', '台灣', '台湾'],
  cn: ['PRC', '中国', '中國大陸'],
  jp: ['Nippon', 'Nihon', 'にほん', 'にっぽん'],
  cz: [
    'Tschechische Republik',
    'République tchèque',
    'República Checa',
    'Repubblica Ceca',
    'Tjeckiska republiken',
  ],
  ie: ['Republic of Ireland', 'Éire'],
};
