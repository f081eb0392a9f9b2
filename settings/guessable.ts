/** What people write when they are asked for a secret. */
const words =
  /pass(word|wort|phrase)|secret|change.?me|session|storefront|example|qwert[yz]|letmein|012345|123456|abcdef/i;

/** Of 32 random hexadecimal digits, one in 300,000 has fewer different ones. */
const leastDistinct = 9;

/** Whether a text of the length of a secret is one that somebody made up or repeated, so that others may think of it, too. */
export const isGuessable = (secret: string): boolean =>
  words.test(secret) || new Set(secret).size < leastDistinct || isRepetition(secret);

/** Whether a text is a shorter one, written several times: then it is found in its double before the second half begins. */
const isRepetition = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;
