import { reportSearchEvent } from '../service/search-events.ts';
import type { Banner } from '../service/search-port.ts';
import * as styles from './banner-list.module.css';
import { MerchantPicture, type PictureSize } from './merchant-picture.tsx';

/** A banner, and its picture as it is shown; the size is known if it must not move anything. */
interface ShownBanner extends Partial<PictureSize> {
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
