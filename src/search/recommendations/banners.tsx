import { servedPicture } from '../../components/remote-picture.tsx';
import { searchSettings } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import type { Banner, BannerPlace } from '../service/search-port.ts';
import * as styles from './banners.module.css';
import { LatePlace } from './late-place.tsx';
import { measured, MerchantPicture, type PictureSize } from './merchant-picture.tsx';
import { untilUnnoticed } from './page-place.ts';

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
  if (term === '') return null;
  return (
    <LatePlace
      key={term}
      name={place}
      about={term}
      load={async (element, signal) => {
        const { bannersFor } = await searchSettings();
        const banners = await Promise.all(
          bannersFor(place, term).map(async (banner) => {
            const src = servedPicture(banner.imageUrl, element.clientWidth);
            const size = await measured(src);
            return size && { banner, src, ...size };
          }),
        );
        const shown = banners.filter((banner) => banner !== null);
        if (shown.length === 0) return null;
        await untilUnnoticed(element, signal);
        return shown;
      }}
      render={(banners) => <BannerList {...{ term, banners }} />}
    />
  );
}

interface BannerListProps {
  readonly term: string;
  /** Each with its picture as it is shown; the size is known if it must not move anything. */
  readonly banners: readonly ({ readonly banner: Banner; readonly src: string } & Partial<PictureSize>)[];
  /** Called when one is chosen, e.g. to close what they are in. */
  readonly onChoose?: () => void;
}

/** Pictures that lead to pages. */
export function BannerList({ term, banners, onChoose }: BannerListProps) {
  return (
    <div className={styles.banners}>
      <ul role="list" className={styles.list}>
        {banners.map(({ banner, ...picture }) => (
          <li key={banner.id}>
            <MerchantPicture
              href={banner.href}
              className={styles.link}
              picture={{ ...picture, altText: banner.altText || banner.name }}
              onClick={() => {
                reportSearchEvent({ name: 'banner-click', term, banner });
                onChoose?.();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
