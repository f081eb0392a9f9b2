/** The member states of the European Union, then the three others whose law follows its directives. */
const members = [
  'at be bg cy cz de dk ee es fi fr gr hr hu',
  'ie it lt lu lv mt nl pl pt ro se si sk',
  'is li no',
].flatMap((row) => row.split(' '));

/**
 * Whether a country (ISO 3166-1 alpha-2, lower case) is in the European Economic Area. What the shop follows of the Union's
 * consumer law holds in all of it: Directives 2011/83/EU, (EU) 2019/771, and (EU) 2024/825 and Regulation (EU) 2023/988 are
 * published as "text with EEA relevance" (Agreement on the European Economic Area, Article 7 and Annex XIX).
 */
export const isInEea = (country: string): boolean => members.includes(country);
