const members = [
  'at be bg cy cz de dk ee es fi fr gr hr hu',
  'ie it lt lu lv mt nl pl pt ro se si sk',
].flatMap((row) => row.split(' '));

/** Whether a country (ISO 3166-1 alpha-2, lower case) is a member state of the European Union. */
export const isInEuropeanUnion = (country: string): boolean => members.includes(country);
