/** Mail services with many customers in the countries that the shop sells to. Names of two to four letters are too short to tell. */
const services: readonly string[] =
  `gmail.com googlemail.com icloud.com protonmail.com comcast.net verizon.net bigpond.com optusnet.com.au btinternet.com
  t-online.de freenet.de arcor.de orange.fr wanadoo.fr laposte.net libero.it virgilio.it tiscali.it alice.it telefonica.net
  ziggo.nl kpnmail.nl telenet.be skynet.be telia.com naver.com hanmail.net kakao.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  seznam.cz centrum.cz interia.pl`.split(/\s+/);

/** These have customers under the endings of many countries. */
const international: readonly string[] = ['yahoo', 'hotmail', 'outlook'];

/** Domains with mailboxes of their own that are one letter away from those. */
const neighbors: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'cloud.com'];

/**
 * What an email address probably should have been if its domain is one slip away from a well-known one: a letter too
 * many, too few, wrong, or swapped with the next. Null for every other domain.
 * @param email a valid address, e.g. `ada@gmial.com`, which results in `ada@gmail.com`
 */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  const candidates = [
    ...services,
    ...international.flatMap((name) => endings(domain).map((end) => name + end)),
  ];
  if (candidates.includes(domain) || neighbors.includes(domain)) return null;
  const likely = candidates.find((candidate) => isOneSlipAway(domain, candidate));
  return likely === undefined ? null : email.slice(0, at) + likely;
}

/** `.com`, and the domain's own ending if it can be a country's: `.fr`, `.co.uk`. A `.cm` is rather a slip. */
function endings(domain: string): readonly string[] {
  const [own] = /\.(?:com?\.)?[a-z]{2}$/.exec(domain) ?? [];
  return own === undefined || ['.cm', '.co', '.om'].includes(own) ? ['.com'] : ['.com', own];
}

function isOneSlipAway(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isSwapped;
}
