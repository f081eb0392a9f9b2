import { fallbackDays, inventory, inventoryVersion } from './inventory.ts';
import { usedCategories } from './consent-store.ts';

/**
 * A script for the beginning of a page's body, by which the banner, a part of every page, is there from the first moment or not
 * at all. It decides as `consent-store.ts` does: the cookie is of this version and names every category. Until the banner is
 * hydrated, it also saves the answer of its buttons (`data-answer`: the granted categories). Null if this build asks for nothing.
 */
export function consentScript(): string | null {
  const used = usedCategories();
  if (used.length === 0) return null;
  const named = used.map((category) => `(?=[^;]*${category})`).join('');
  const maxAge = (inventory.consent.days ?? fallbackDays) * 24 * 60 * 60;
  return [
    '(function(d,e){',
    `if(/(^|; )consent=${inventoryVersion}\\|${named}/.test(d.cookie))return;`,
    'e.dataset.consent="unanswered";',
    'd.addEventListener("click",function(c){',
    'var b=c.target.closest("[data-answer]"),g=b&&b.dataset.answer;',
    'if(!b)return;',
    `d.cookie="consent=${inventoryVersion}|"+new Date().toISOString().slice(0,19)+"Z|"+g+"|"+(g?"":"${used.join('+')}")`,
    `+";path=/;max-age=${maxAge};samesite=lax"+(location.protocol=="https:"?";secure":"");`,
    'e.dataset.consent="answered"',
    '},true)',
    '})(document,document.documentElement)',
  ].join('');
}
