import { reportSearchEvent } from '../search/search-events.ts';
import type { Recommendation, StaticPicture } from '../search/search-port.ts';
import * as styles from './live-row.module.css';
import { MerchantLink } from './merchant-link.tsx';
import type { PictureSize } from './measured-picture.ts';
import { useSeen } from './use-seen.ts';

interface LivePictureProps {
  readonly content: Extract<Recommendation, { kind: 'content' }>;
  readonly picture: StaticPicture & PictureSize;
}

/** What the merchant shows instead of recommended products: a picture that leads to a page. */
export function LivePicture({ content: { list, title, href }, picture }: LivePictureProps) {
  const row = useSeen<HTMLElement>(list, () =>
    reportSearchEvent({ name: 'recommendation-view', list, shown: [picture] }),
  );
  const { url, altText, width, height } = picture;
  return (
    <section ref={row} aria-label={title} className={styles.pictureRow}>
      <MerchantLink href={href} className={styles.content}>
        <img src={url} alt={altText} width={width} height={height} />
      </MerchantLink>
    </section>
  );
}
