/** What must not be in a text that others will read on the shop's pages. */
export type PlainWordsProblem = 'link' | 'markup' | 'address';

/** `https://…`, `www.…`, and `shop.example/…`, also with spaces that are to hide it; not `5.5 kg` or `etc.and`. */
const link =
  /https?:|www\s*\.|\b[a-z\d-]+\s?\.\s?(?:com|net|org|info|biz|shop|store|online|top|xyz|site|io|ru|cn|link|me|ly)\b/iu;

/** A tag, an entity, a link of Markdown, or a field of a forum. */
const markup = /<\/?[a-z!][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8});|\]\(|\[\/?(?:url|img|b|i)\b/iu;

const address = /[^\s@]@[^\s@.]+\.[^\s@]{2}/u;

/**
 * What is wrong with a text that is to be published as plain words, or null. Pages show texts as they are, so markup would do nothing;
 * but links are why most unwanted texts are written, and an email address was hardly meant for everybody.
 */
export const plainWordsProblem = (text: string): PlainWordsProblem | null =>
  address.test(text) ? 'address' : markup.test(text) ? 'markup' : link.test(text) ? 'link' : null;
