import { reportSearchEvent } from '../search/search-events.ts';
import type { Recommendation } from '../search/search-port.ts';
import * as styles from './live-row.module.css';
import { MerchantLink } from './merchant-link.tsx';
import type { FittingPicture } from './measured-picture.ts';
import { useSeen } from './use-seen.ts';

interface LivePictureProps {
  readonly content: Extract<Recommendation, { kind: 'content' }>;
  readonly picture: FittingPicture;
}

/** What the merchant shows instead of recommended products: a picture that leads to a page. */
export function LivePicture({ content: { list, title, href }, picture }: LivePictureProps) {
  const row = useSeen<HTMLElement>(list, () =>
    reportSearchEvent({ name: 'recommendation-view', list, shown: [picture] }),
  );
  const { src, altText, width, height } = picture;
  return (
    <section ref={row} aria-label={title} className={styles.pictureRow}>
      <MerchantLink href={href} className={styles.content}>
        <img src={src} alt={altText} width={width} height={height} />
      </MerchantLink>
    </section>
  );
}
