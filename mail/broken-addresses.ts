/** Names that may be clicked, or may be anything else that the shop itself has put there. */
const ownNames = /(?:url|html|^email)$/i;

/**
 * Where a mail program recognizes an address: the dots of a domain (also those of Chinese and Japanese, which browsers take for
 * them) and the end of a scheme. Numbers, times, and ends of sentences are none.
 */
const signsOfAddress =
  /(?<=[\p{L}\p{N}])[.．](?=\p{L})|(?<=[a-z\d])[。｡](?=[a-z\d])|:(?=[/\\])|(?<=\b(?:mailto|tel|sms)):(?=\S)/giu;

/** The text in which no mail program finds an address to link: `https: //shop. example`. */
const broken = (text: string): string => text.replace(signsOfAddress, '$& ');

/**
 * Breaks up the addresses in everything that an e-mail is made from, except in what the shop itself says is one. Anybody may type
 * the address that an e-mail goes to, and names, streets, or whatever else it says: the shop must not send links for strangers.
 */
export function withBrokenAddresses<Data>(data: Data): Data {
  const walk = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return ownNames.test(name) ? value : broken(value);
    if (Array.isArray(value)) return value.map((one) => walk(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, key)]));
  };
  return walk(data) as Data;
}
