import { type Group, groupBy } from './groups.ts';
import { overlap, sameCategory } from './likeness.ts';
import type { QuerySettings } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './seed.ts';
import { sourcesOf } from './sources.ts';

type Variants = Group<KlevuProduct>;

/**
 * Moves the products forward that are like what the visitor opened last, if the query wants that: of the same
 * categories, colors, and materials. Where nothing was searched for, likeness decides; otherwise, a product moves up by
 * at most half of the list.
 */
export function personalized(
  ranked: readonly Variants[],
  settings: QuerySettings,
  index: SearchIndex,
): readonly Variants[] {
  if (!settings.personalisation.enablePersonalisation || settings.sort !== 'RELEVANCE') return ranked;
  const recent = groupBy(sourcesOf(settings, index), ({ itemGroupId }) => itemGroupId);
  const affinities = ranked.map((variants) =>
    recent.reduce((sum, opened) => sum + affinity(opened, variants), 0),
  );
  const [least, most] = [Math.min(...affinities), Math.max(...affinities)];
  if (least === most) return ranked;
  const pull = ranked.length / (settings.query.term === '*' ? 1 : 2);
  const placeOf = (affinity: number, index: number) => index - (pull * (affinity - least)) / (most - least);
  return ranked
    .map((variants, index) => ({ variants, place: placeOf(affinities[index] ?? least, index) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ variants }) => variants);
}

/** From 0 to 5. */
function affinity(opened: Variants, candidate: Variants): number {
  const valuesOf = (variants: Variants, field: 'color' | 'material') =>
    variants.flatMap((variant) => variant[field]);
  const shared = (field: 'color' | 'material') =>
    overlap(valuesOf(opened, field), valuesOf(candidate, field));
  return 3 * sameCategory(opened[0], candidate[0]) + shared('color') + shared('material');
}
