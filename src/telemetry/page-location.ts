import type { ConsentCategory } from '../consent/inventory.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import { scrubText } from './scrub-text.ts';

/** The number that an advertisement gives to a click on it, by which it is credited: of Google, Meta, Microsoft, and others. */
const clickIds =
  /^(gclid|gbraid|wbraid|dclid|gclsrc|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|epik|sccid|rdt_cid|li_fat_id|yclid|irclickid|awc|cjevent)$/i;

/** What such a number may look like; an address, a telephone number, or the number of a card is something else. */
const clickIdForm = /^(?![\d.-]{0,19}$)[\w.~-]{1,512}$/;

/** The parameter of the search page with what is searched for (`src/search/service/search-query.ts`). */
const searchParameter = 'q';

/** What somebody has searched for, as the search understands it, without what is personal. */
export const toldTerm = (term: string): string => scrubText(cleanCode(term).toLowerCase());

/**
 * The address of a page as the tag manager is told it: without fragment, without the guard against endless reloading, and
 * without the values of parameters that may be personal. With consent to marketing, it has the numbers of clicks on
 * advertisements, and with consent to statistics, what was searched for.
 */
export function pageLocationOf(href: string, granted: ReadonlySet<ConsentCategory>): string {
  const { origin, pathname, searchParams } = new URL(href);
  searchParams.delete('reloaded');
  const query = [...searchParams].map(([name, value]) => {
    if (clickIds.test(name) && clickIdForm.test(value) && granted.has('marketing')) return `${name}=${value}`;
    if (name === searchParameter && granted.has('statistics'))
      return `${name}=${encodeURIComponent(toldTerm(value))}`;
    return scrubText(`?${new URLSearchParams([[name, value]]).toString()}`).slice(1);
  });
  return [scrubText(origin + pathname), ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}
