import { reportSearchEvent } from '../search/search-events.ts';
import type { Banner } from '../search/search-port.ts';
import * as styles from './banner-list.module.css';
import type { PictureSize } from './measured-picture.ts';
import { MerchantLink } from './merchant-link.tsx';

interface BannerListProps {
  /** The search term, or the category's path joined with `;`. */
  readonly term: string;
  readonly banners: readonly (Banner & Partial<PictureSize>)[];
  /** Called when one is chosen, e.g. to close what they are in. */
  readonly onChoose?: () => void;
}

/** Pictures that lead to pages. */
export function BannerList({ term, banners, onChoose }: BannerListProps) {
  return (
    <div className={styles.banners}>
      <ul role="list" className={styles.list}>
        {banners.map(({ width, height, ...banner }) => (
          <li key={banner.id}>
            <MerchantLink
              href={banner.href}
              className={styles.link}
              onClick={() => {
                reportSearchEvent({ name: 'banner-click', term, banner });
                onChoose?.();
              }}
            >
              <img src={banner.imageUrl} alt={banner.altText || banner.name} width={width} height={height} />
            </MerchantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
