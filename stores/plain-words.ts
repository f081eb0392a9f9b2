/** What must not be in a text that others will read on the shop's pages. */
export type PlainWordsProblem = 'link' | 'markup' | 'address';

/**
 * `https://…`, `www.…`, and `shop.example/…`, also with spaces that are to hide it; not `5.5 kg`, and not a sentence that begins after a
 * full stop with a word that is an ending of addresses, too (“Super. Top Qualität”): such an ending needs a slash.
 */
const link =
  /https?:|www\s*\.|\b[a-z\d-]+(?:\.| \. ?)(?:com|net|org|info|biz|xyz|ru|cn)\b|\b[a-z\d-]+\.(?:shop|store|online|top|site|io|link|me|ly)\//iu;

/** A tag, an entity, a link of Markdown, or a field of a forum. */
const markup = /<\/?[a-z!][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8});|\]\(|\[\/?(?:url|img|b|i)\b/iu;

const address = /[^\s@]@[^\s@.]+\.[^\s@]{2}/u;

/**
 * What is wrong with a text that is to be published as plain words, or null. Pages show texts as they are, so markup would do nothing;
 * but links are why most unwanted texts are written, and an email address was hardly meant for everybody.
 */
export const plainWordsProblem = (text: string): PlainWordsProblem | null =>
  address.test(text) ? 'address' : markup.test(text) ? 'markup' : link.test(text) ? 'link' : null;
