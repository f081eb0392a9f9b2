import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FilterSelection } from '../search/filter.ts';
import { selectionOf, withSelection } from '../search/filter-state.ts';
import { FilterGroups } from '../filters/filter-groups.tsx';
import { Unavailable } from './unavailable.tsx';
import type { Listing } from './use-listing.ts';

interface FilterPanelProps {
  readonly listing: Listing;
  readonly selection: FilterSelection;
  readonly onSelect: (selection: FilterSelection, isAdjusted: boolean) => void;
}

/** The filters of a list: what it offers, with what the address has chosen; or why there are none. */
export function FilterPanel({ listing, selection, onSelect }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const { status, found, retry } = listing;
  if (status === 'unavailable') return <Unavailable about="filters" onRetry={retry} />;
  if (!found) return <p role="status">{t('filters.loading')}</p>;
  return (
    <FilterGroups
      filters={withSelection(found.filters, selection)}
      onChange={(filters, isAdjusted) => onSelect(selectionOf(filters), isAdjusted)}
    />
  );
}
