/**
 * By country, each state's code and the beginnings of its postal codes, also as ranges. Beginnings that are not in use
 * are counted with their neighbors.
 *
 * - `us`: USPS Labeling List L002, by the first three digits of a ZIP code. 063 and 834 have towns in two states.
 * - `ca`: Canada Post's forward sortation areas.
 * - `au`: Australia Post. 2540, 2611, 2618, 2620, and 2920 lie on borders of the ACT, 0872 in three states, and some others have
 *   towns on both sides of a border.
 *
 * In Spain, the first two digits are the province.
 */
const beginnings: Readonly<Record<string, string>> = {
  us: `AL:350-369 AK:995-999 AS:96799 AZ:850-865 AR:716-729 AA:340 AE:090-098 AP:962-966 CA:900-961 CO:800-816 CT:060-069 DE:197-199 DC:200,202-205,569
    FL:320-339,341-349 GA:300-319,398-399 GU:969-96938 HI:967-96798,968 ID:832-838 IL:600-629 IN:460-479 IA:500-528 KS:660-679 KY:400-427
    LA:700-714 ME:039-049 MH:9696-9699 MD:206-219 MA:010-027,055 MI:480-499 FM:96941-9694 MN:550-567 MS:386-397 MO:630-658 MT:590-599 NE:680-693
    NV:889-898 NH:030-038 NJ:070-089 NM:870-884 NY:005,063,100-149 NC:270-289 ND:580-588 MP:9695 OH:430-459
    OK:730-732,734-749 OR:970-979 PW:96939-96940 PA:150-196 PR:006-007,009 RI:028-029 SC:290-299 SD:570-577 TN:370-385 TX:733,750-799,885 UT:840-847
    VT:050-054,056-059 VI:008 VA:201,220-246 WA:980-994 WV:247-268 WI:530-549 WY:820-831,834`,
  ca: 'NL:A NS:B PE:C NB:E QC:G-J ON:K-P MB:R SK:S AB:T BC:V NU:X0A-X0C NT:X0E-X1A YT:Y',
  au: `NSW:1,20-25,2611,2618-289,292-299,3500,3585-3586,3644,3691,3707,4375,4377,4380,4383,4385,4493 ACT:2540,260-2618,2620,290-2920
    VIC:3,8 QLD:4,9,2406 NT:08-09,4825 SA:5,0872 WA:6,0872 TAS:7`,
};

/**
 * The states in which a postal code lies, the likeliest first. Where a code serves a few houses across a border as well, mail
 * is addressed to the state of its post office.
 * @param country ISO 3166-1 alpha-2, lower case
 * @param postalCode in its official spelling
 * @returns codes of the country's `StateOption`s, none if the postal code lies in none of them; null for a country whose
 * states the shop cannot tell by the postal code
 */
export function statesOfPostalCode(country: string, postalCode: string): readonly string[] | null {
  if (country === 'es') return [postalCode.slice(0, 2)];
  if (!Object.hasOwn(beginnings, country)) return null;
  return statesIn(beginnings[country] ?? '', postalCode.toUpperCase());
}

/**
 * The states of a table in which a postal code lies.
 * @param table each state's code and what its postal codes begin with: `CT:060-069 DC:200,202-205`
 */
export const statesIn = (table: string, postalCode: string): readonly string[] =>
  table.split(/\s+/).flatMap((entry) => {
    const [state = '', ranges = ''] = entry.split(':');
    return ranges.split(',').some((range) => isWithin(postalCode, range)) ? [state] : [];
  });

/** @param range what codes begin with: `350-369`, or `733` alone */
function isWithin(postalCode: string, range: string): boolean {
  const [first = '', last = first] = range.split('-');
  return postalCode.slice(0, first.length) >= first && postalCode.slice(0, last.length) <= last;
}
