import { reportSearchEvent } from '../search/search-events.ts';
import type { Banner } from '../search/search-port.ts';
import * as styles from './banner-list.module.css';
import type { PictureSize } from './measured-picture.ts';
import { MerchantLink } from './merchant-link.tsx';

/** A banner, and its picture as it is shown; the size is known if it must not move anything. */
export interface ShownBanner extends Partial<PictureSize> {
  readonly banner: Banner;
  readonly src: string;
}

interface BannerListProps {
  /** The search term, or the category's path joined with `;`. */
  readonly term: string;
  readonly banners: readonly ShownBanner[];
  /** Called when one is chosen, e.g. to close what they are in. */
  readonly onChoose?: () => void;
}

/** Pictures that lead to pages. */
export function BannerList({ term, banners, onChoose }: BannerListProps) {
  return (
    <div className={styles.banners}>
      <ul role="list" className={styles.list}>
        {banners.map(({ banner, src, width, height }) => (
          <li key={banner.id}>
            <MerchantLink
              href={banner.href}
              className={styles.link}
              onClick={() => {
                reportSearchEvent({ name: 'banner-click', term, banner });
                onChoose?.();
              }}
            >
              <img src={src} alt={banner.altText || banner.name} width={width} height={height} />
            </MerchantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
