import { useLanguage } from '../i18n/use-locale.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import type { BannerPlace } from '../search/search-port.ts';
import { LatePlace } from './late-place.tsx';

interface BannersProps {
  readonly place: Exclude<BannerPlace, 'quicksearch'>;
  /** The search term, or the category's path joined with `;`. Nothing is asked for without one. */
  readonly term: string;
}

/**
 * A place for the merchant's banners. They appear only while nothing visible moves, so they belong below a heading
 * whose list is still loading (`aria-busy`), or at the end of a page.
 */
export function Banners({ place, term }: BannersProps) {
  const language = useLanguage();
  if (term === '') return null;
  const about = `${language} ${place} ${term}`;
  return (
    <LatePlace
      key={about}
      name={place}
      about={about}
      load={async (element, signal) => {
        const { bannerRow } = await loadExtra(() => import('./banner-row.tsx'));
        return bannerRow(place, term, element, signal);
      }}
    />
  );
}
