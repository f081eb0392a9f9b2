/** The second brand, which shows that the shop is anybody's: jackets in sizes, for Norway and Ireland. */
export const name = 'Fell & Fjord';
export const supportEmail = 'hello@fell-and-fjord.example';
