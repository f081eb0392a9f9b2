import { type CompiledRule, type RedirectSite, shortLinkFolder } from '../../redirects/compile.ts';
import { groupBy } from '../../redirects/group-by.ts';
import { everybodyElse, storefrontOf } from '../../redirects/storefront-of.ts';
import type { Store } from '../../stores/types.ts';
import { languageOfPath } from '../../stores/urls.ts';
import { writeCsv } from './link-list.ts';

const header = ['link', 'country', 'lands on store', 'page', 'target', 'remarks', 'assumed', 'file'];

/**
 * The rules of a storefront as a table for a spreadsheet: a row for each link and country, what should be looked at twice
 * in `remarks`, and the reason for a choice that has not been confirmed in `assumed`.
 */
export function rulesCsv(compiled: readonly CompiledRule[], site: RedirectSite): string {
  const rows = [...groupBy(compiled, ({ rule }) => rule.fromPath).values()].flatMap((ofLink) => {
    const usualPage = mostFrequent(ofLink.map(pageOf));
    return ofLink.map((row): string[] => [
      row.rule.fromPath,
      row.rule.conditions?.country ?? 'anywhere else',
      landedOn(row, site)?.id ?? '',
      pageOf(row),
      urlOf(row, site),
      [...(pageOf(row) === usualPage ? [] : ['other page']), ...remarksOnStore(row, site)].join(', '),
      row.origin.assumed ?? '',
      row.origin.file,
    ]);
  });
  return writeCsv([header, ...rows]);
}

/** Where a link leads as one string: a page key with its variant, or the address itself. */
const pageOf = ({ rule, origin: { pageKey, sku } }: CompiledRule): string =>
  pageKey === null ? rule.toPath : sku === null ? pageKey : `${pageKey} (${sku})`;

const urlOf = ({ rule }: CompiledRule, { store }: RedirectSite): string =>
  rule.toPath.startsWith('/') ? store.origin + rule.toPath : rule.toPath;

const landedOn = (compiled: CompiledRule, site: RedirectSite): Store | undefined =>
  site.stores.find(({ origin }) => urlOf(compiled, site).startsWith(`${origin}/`));

function mostFrequent(pages: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(pages, (page) => page).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []).at(0);
}

/** Whether visitors of a short link land elsewhere, or in another language, than their country's shoppers usually do. */
function remarksOnStore(compiled: CompiledRule, site: RedirectSite): string[] {
  const { rule } = compiled;
  const landed = landedOn(compiled, site);
  if (!landed) return ['outside'];
  if (!rule.fromPath.startsWith(shortLinkFolder)) return [];
  const country = rule.conditions?.country;
  const usual = country ? storefrontOf(country, site.stores) : everybodyElse(site.stores);
  const language = languageOfPath(landed, new URL(urlOf(compiled, site)).pathname);
  return [
    ...(landed.id === usual.store.id ? [] : ['other store']),
    ...(language === usual.language ? [] : ['other language']),
  ];
}
