import { addressFormat } from '../../stores/address-formats/index.ts';
import { normalizePostalCode } from '../../stores/address-formats/postal-code.ts';
import { statesIn, statesOfPostalCode } from '../../stores/address-formats/postal-states.ts';

/** Only letters and digits of any script, so that `Tōkyō`, `TOKYO`, and `D.C.` compare like what is in the table. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What stands before or after the name of a state, in one spelling and not in another. */
const kinds =
  /^(?:provincia|cittametropolitana)(?:di|del|dell|della)?|(?:特別自治[市道]|특별자치[시도]|특별시|광역시|[都府県省市縣도시]|prefecture|province|county|city|todofuken)$/u;

/** As Japanese and Korean prefectures are called in Latin letters: `Tōkyō-to`, `OSAKA-FU`, `Seoul-si`. */
const romanKinds = /[-\s](?:to|fu|ken|do|si|shi)\s*$/iu;

const withoutKind = (text: string): string => plain(text.replace(romanKinds, '')).replace(kinds, '');

/**
 * The code of a state that a wallet names by its code, with or without the country's (`US-NY`), or by its name in any
 * language; undefined if none or several are meant, and in countries whose addresses have none.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function stateCodeOf(country: string, given: string): string | undefined {
  const options = addressFormat(country).state?.options ?? [];
  const code = plain(given.replace(new RegExp(`^\\s*${country}-`, 'i'), ''));
  if (code === '') return undefined;
  // A wallet may write the country where there is no state: in Hong Kong, where the codes are the shop's own.
  const byCode = code === country ? undefined : options.find((option) => plain(option.code) === code);
  if (byCode) return byCode.code;
  const namesOf = ({ names }: (typeof options)[number]): string[] => Object.values(names);
  const exact = options.filter((option) => namesOf(option).some((name) => plain(name) === code));
  const core = withoutKind(given);
  const similar = options.filter((option) => namesOf(option).some((name) => withoutKind(name) === core));
  const [found, ...others] = exact.length > 0 ? exact : core === '' ? [] : similar;
  return others.length === 0 ? found?.code : undefined;
}

/** The state in which a complete postal code lies, or probably does; undefined where that cannot be told. */
export function stateByPostalCode(country: string, postalCode: string): string | undefined {
  const format = addressFormat(country);
  const written = normalizePostalCode(format, postalCode);
  const [state = likelyState(country, written)] = statesOfPostalCode(country, written) ?? [];
  return format.state?.options.some(({ code }) => code === state) ? state : undefined;
}

/**
 * By country, each state's code and the beginnings of its postal codes, also as ranges: the likeliest state where a wallet names
 * none, or by a name that is in no list. Some towns near a border have the code of their neighbors, so nobody is asked about
 * these, unlike about those of `postal-states.ts`.
 */
const beginnings: Readonly<Record<string, string>> = {
  // Japan Post, by the first two digits; Tsushima and Iki belong to Nagasaki, and the Oki Islands to Shimane.
  jp: `42:8115,817 32:685,69,6840 24:4980,51 01:00,04-09 05:01 03:02 02:03 13:10-20 14:21-25 12:26-29 08:30-31 09:32 11:33-36 10:37
    20:38-39 19:40 22:41-43 23:44-49 21:50 25:52 27:53-59 26:60-62 29:63 30:64 28:65-67 31:68 33:70-71 34:72-73 35:74-75 37:76 36:77
    39:78 38:79 40:80-83 41:84 42:85 43:86 44:87 45:88 46:89 47:90 18:91 17:92 16:93 15:94-95 07:96-97 04:98 06:99`,
  // Korea Post's five digits.
  kr: `11:01-09 41:10-20 28:21-23 42:24-26 43:27-29 50:30 44:31-33 30:34-35 47:36-40 27:41-43 31:44-45 26:46-49 48:50-53 45:54-56
    46:57-60 29:61-62 49:63`,
  // Chunghwa Post's first three digits.
  tw: `TPE:100-116 KEE:200-206 LIE:209-212 NWT:207-208,220-253 ILA:260-272 HSZ:300 HSQ:302-315 TAO:320-338 MIA:350-369 TXG:400-439
    CHA:500-530 NAN:540-558 CYI:600 CYQ:602-625 YUN:630-655 TNN:700-745 KHH:800-852 PEN:880-885 KIN:890-896 PIF:900-947 TTT:950-966
    HUA:970-983`,
  cn: `NM:01-02 SX:03-04 HE:05-07 BJ:10 LN:11-12 JL:13 HL:15-16 SH:20 JS:21-22 AH:23-24 SD:25-27 TJ:30 ZJ:31-32 JX:33-34 FJ:35-36
    CQ:40 HN:41-42 HB:43-44 HA:45-47 GD:51-52 GX:53-54 GZ:55-56 HI:57 SC:61-64 YN:65-67 SN:71-72 GS:73-74 NX:75 QH:81 XJ:83-84 XZ:85-86`,
  // Poste Italiane.
  it: `RM:00 VT:01 RI:02 FR:03 LT:04 TR:05 PG:06 SS:07 NU:08 OR:0907-0909,0917 CA:091 SU:09 TO:10 AO:11 CN:12 BI:138-139 VC:13 AL:15
    AT:14 GE:16 SV:17 IM:18 SP:19 MB:208-209 MI:20 VA:21 CO:22 LC:238-239 SO:23 BG:24 BS:25 LO:268-269 CR:26 PV:27 VB:288-289 NO:28
    PC:29 VE:30 TV:31 BL:32 PN:3307-3309,3317 UD:33 GO:3407,3417 TS:34 PD:35 VI:36 VR:37 TN:38 BZ:39 BO:40 MO:41 RE:42 PR:43 FE:44
    RO:45 MN:46 RN:478-479 FC:47 RA:48 FI:50 PT:51 AR:52 SI:53 MS:54 LU:55 PI:56 LI:57 GR:58 PO:59 AN:60 PU:61 MC:62 FM:638-639
    AP:63 TE:64 PE:65 CH:66 AQ:67 BA:70 FG:71 BR:72 LE:73 TA:74 MT:75 BT:76 NA:80 CE:81 BN:82 AV:83 SA:84 PZ:85 IS:8607-8609,8617
    CB:86 CS:87 KR:888-889 CZ:88 VV:898-899 RC:89 PA:90 TP:91 AG:92 CL:93 EN:94 CT:95 SR:96 RG:97 ME:98`,
};

/** The code of the state in which a postal code probably lies; undefined if none is known. */
export function likelyState(country: string, postalCode: string): string | undefined {
  if (!Object.hasOwn(beginnings, country)) return undefined;
  return statesIn(beginnings[country] ?? '', postalCode.replace(/\D/g, ''))[0];
}
