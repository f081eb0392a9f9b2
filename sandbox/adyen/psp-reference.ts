import { randomInt } from 'node:crypto';

const characters = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** A new reference like those Adyen assigns to every payment and modification: 16 capital letters and digits. */
export const newPspReference = (): string =>
  Array.from({ length: 16 }, () => characters[randomInt(characters.length)]).join('');
