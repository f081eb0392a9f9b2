import type { StateOption } from './types.ts';

/**
 * Reads a list of states that follows as a template: `ON Ontario | Ontario, QC Quebec | Québec` is the code, the English
 * name, and the name in the country's other language. Without that language, all languages use the same name.
 * @throws Error if an entry is incomplete.
 */
const options =
  (language?: string) =>
  ([list = '']: TemplateStringsArray): readonly StateOption[] =>
    list.split(',').map((entry) => {
      const [, code, en, other] = /^(\S+) ([^|]+?)(?: \| (.+))?$/.exec(entry.trim()) ?? [];
      if (code === undefined || en === undefined || (other === undefined) !== (language === undefined))
        throw new Error(`stores/address-formats/states.ts: "${entry.trim()}" is incomplete.`);
      return { code, names: { en, ...(language && other && { [language]: other }) } };
    });

/** The six states and the two internal territories, by Australia Post code. */
export const auStates = options()`
  ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
  SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`;

/** The ten provinces and three territories, by Canada Post code. */
export const caProvinces = options('fr')`
  AB Alberta | Alberta, BC British Columbia | Colombie-Britannique, MB Manitoba | Manitoba,
  NB New Brunswick | Nouveau-Brunswick, NL Newfoundland and Labrador | Terre-Neuve-et-Labrador,
  NT Northwest Territories | Territoires du Nord-Ouest, NS Nova Scotia | Nouvelle-Écosse,
  NU Nunavut | Nunavut, ON Ontario | Ontario, PE Prince Edward Island | Île-du-Prince-Édouard,
  QC Quebec | Québec, SK Saskatchewan | Saskatchewan, YT Yukon | Yukon`;

/** The mainland’s provinces, municipalities and autonomous regions in their official order, by ISO 3166-2:CN. */
export const cnProvinces = options('zh-Hant')`
  BJ Beijing | 北京市, TJ Tianjin | 天津市, HE Hebei | 河北省, SX Shanxi | 山西省,
  NM Inner Mongolia | 內蒙古自治區, LN Liaoning | 遼寧省, JL Jilin | 吉林省, HL Heilongjiang | 黑龍江省,
  SH Shanghai | 上海市, JS Jiangsu | 江蘇省, ZJ Zhejiang | 浙江省, AH Anhui | 安徽省,
  FJ Fujian | 福建省, JX Jiangxi | 江西省, SD Shandong | 山東省, HA Henan | 河南省, HB Hubei | 湖北省,
  HN Hunan | 湖南省, GD Guangdong | 廣東省, GX Guangxi | 廣西壯族自治區, HI Hainan | 海南省,
  CQ Chongqing | 重慶市, SC Sichuan | 四川省, GZ Guizhou | 貴州省, YN Yunnan | 雲南省,
  XZ Tibet | 西藏自治區, SN Shaanxi | 陝西省, GS Gansu | 甘肅省, QH Qinghai | 青海省,
  NX Ningxia | 寧夏回族自治區, XJ Xinjiang | 新疆維吾爾自治區`;

/** The fifty provinces, Ceuta and Melilla, by the first two digits of their postal codes. */
export const esProvinces = options()`
  15 A Coruña, 01 Álava, 02 Albacete, 03 Alicante, 04 Almería, 33 Asturias, 05 Ávila, 06 Badajoz,
  08 Barcelona, 48 Bizkaia, 09 Burgos, 10 Cáceres, 11 Cádiz, 39 Cantabria, 12 Castellón, 51 Ceuta,
  13 Ciudad Real, 14 Córdoba, 16 Cuenca, 20 Gipuzkoa, 17 Girona, 18 Granada, 19 Guadalajara, 21 Huelva,
  22 Huesca, 07 Illes Balears, 23 Jaén, 26 La Rioja, 35 Las Palmas, 24 León, 25 Lleida, 27 Lugo,
  28 Madrid, 29 Málaga, 52 Melilla, 30 Murcia, 31 Navarra, 32 Ourense, 34 Palencia, 36 Pontevedra,
  37 Salamanca, 38 Santa Cruz de Tenerife, 40 Segovia, 41 Sevilla, 42 Soria, 43 Tarragona, 44 Teruel,
  45 Toledo, 46 Valencia, 47 Valladolid, 49 Zamora, 50 Zaragoza`;

/** The three regions; the codes are the shop’s own because no standard defines any. */
export const hkRegions = options('zh-Hant')`
  HK Hong Kong Island | 香港島, KLN Kowloon | 九龍, NT New Territories | 新界`;

/** The 107 provinces by the letters on license plates, which the postal service uses too. */
export const itProvinces = options()`
  AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino,
  BA Bari, BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna,
  BZ Bolzano, BS Brescia, BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta,
  CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna,
  FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena, FR Frosinone, GE Genova, GO Gorizia,
  GR Grosseto, IM Imperia, IS Isernia, AQ L'Aquila, SP La Spezia, LT Latina, LE Lecce, LC Lecco,
  LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina,
  MI Milano, MO Modena, MB Monza e Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova,
  PA Palermo, PR Parma, PV Pavia, PG Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa,
  PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria,
  RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari, SV Savona,
  SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino,
  TP Trapani, TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia,
  VB Verbano-Cusio-Ossola, VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`;

/** The 47 prefectures from north to south, by the number of ISO 3166-2:JP and JIS X 0401. */
export const jpPrefectures = options('ja')`
  01 Hokkaido | 北海道, 02 Aomori | 青森県, 03 Iwate | 岩手県, 04 Miyagi | 宮城県, 05 Akita | 秋田県,
  06 Yamagata | 山形県, 07 Fukushima | 福島県, 08 Ibaraki | 茨城県, 09 Tochigi | 栃木県,
  10 Gunma | 群馬県, 11 Saitama | 埼玉県, 12 Chiba | 千葉県, 13 Tokyo | 東京都, 14 Kanagawa | 神奈川県,
  15 Niigata | 新潟県, 16 Toyama | 富山県, 17 Ishikawa | 石川県, 18 Fukui | 福井県,
  19 Yamanashi | 山梨県, 20 Nagano | 長野県, 21 Gifu | 岐阜県, 22 Shizuoka | 静岡県, 23 Aichi | 愛知県,
  24 Mie | 三重県, 25 Shiga | 滋賀県, 26 Kyoto | 京都府, 27 Osaka | 大阪府, 28 Hyogo | 兵庫県,
  29 Nara | 奈良県, 30 Wakayama | 和歌山県, 31 Tottori | 鳥取県, 32 Shimane | 島根県,
  33 Okayama | 岡山県, 34 Hiroshima | 広島県, 35 Yamaguchi | 山口県, 36 Tokushima | 徳島県,
  37 Kagawa | 香川県, 38 Ehime | 愛媛県, 39 Kochi | 高知県, 40 Fukuoka | 福岡県, 41 Saga | 佐賀県,
  42 Nagasaki | 長崎県, 43 Kumamoto | 熊本県, 44 Oita | 大分県, 45 Miyazaki | 宮崎県,
  46 Kagoshima | 鹿児島県, 47 Okinawa | 沖縄県`;

/** The first-level cities and provinces in their official order, by the number of ISO 3166-2:KR. */
export const krProvinces = options('ko')`
  11 Seoul | 서울특별시, 26 Busan | 부산광역시, 27 Daegu | 대구광역시, 28 Incheon | 인천광역시,
  29 Gwangju | 광주광역시, 30 Daejeon | 대전광역시, 31 Ulsan | 울산광역시, 50 Sejong | 세종특별자치시,
  41 Gyeonggi-do | 경기도, 42 Gangwon-do | 강원특별자치도, 43 Chungcheongbuk-do | 충청북도,
  44 Chungcheongnam-do | 충청남도, 45 Jeollabuk-do | 전북특별자치도, 46 Jeollanam-do | 전라남도,
  47 Gyeongsangbuk-do | 경상북도, 48 Gyeongsangnam-do | 경상남도, 49 Jeju-do | 제주특별자치도`;

/** The 22 cities and counties around the island, starting in the north, by ISO 3166-2:TW. */
export const twCounties = options('zh-Hant')`
  TPE Taipei City | 臺北市, NWT New Taipei City | 新北市, KEE Keelung City | 基隆市,
  TAO Taoyuan City | 桃園市, HSZ Hsinchu City | 新竹市, HSQ Hsinchu County | 新竹縣,
  MIA Miaoli County | 苗栗縣, TXG Taichung City | 臺中市, CHA Changhua County | 彰化縣,
  NAN Nantou County | 南投縣, YUN Yunlin County | 雲林縣, CYI Chiayi City | 嘉義市,
  CYQ Chiayi County | 嘉義縣, TNN Tainan City | 臺南市, KHH Kaohsiung City | 高雄市,
  PIF Pingtung County | 屏東縣, ILA Yilan County | 宜蘭縣, HUA Hualien County | 花蓮縣,
  TTT Taitung County | 臺東縣, PEN Penghu County | 澎湖縣, KIN Kinmen County | 金門縣,
  LIE Lienchiang County | 連江縣`;

/**
 * What a ZIP code may lie in, by USPS code: the fifty states and the District of Columbia, territories and freely associated
 * states, and the armed forces abroad.
 */
export const usStates = options()`
  AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, AA Armed Forces Americas,
  AE Armed Forces Europe, AP Armed Forces Pacific, CA California, CO Colorado, CT Connecticut,
  DE Delaware, DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois,
  IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MH Marshall Islands, MD Maryland, MA Massachusetts,
  MI Michigan, FM Micronesia, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada,
  NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota,
  MP Northern Mariana Islands,
  OH Ohio, OK Oklahoma, OR Oregon, PW Palau, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota,
  TN Tennessee, TX Texas, UT Utah, VT Vermont, VI Virgin Islands, VA Virginia, WA Washington, WV West Virginia,
  WI Wisconsin, WY Wyoming`;

/** Those that are also countries (ISO 3166-1 alpha-2), which is what a wallet may call them. */
export const usIslands: readonly string[] = 'AS FM GU MH MP PR PW VI'.split(' ');
