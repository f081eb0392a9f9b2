/**
 * The second brand, which shows that the shop is anybody's: jackets in sizes, for Norway and Ireland. `npm run brand -- new`
 * begins with it.
 */
export const name = 'Fell & Fjord';
/** Its web address, and that of its mailboxes. */
export const domain = 'fell-and-fjord.example';
export const supportEmail = `hello@${domain}`;
/** Where it is at home: ISO 3166-1 alpha-2, lower case. */
export const country = 'no';
