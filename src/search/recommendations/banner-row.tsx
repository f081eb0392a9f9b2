import type { ReactNode } from 'react';
import { servedPicture } from '../../components/served-picture.ts';
import { searchSettings } from '../service/search-client.ts';
import type { BannerPlace } from '../service/search-port.ts';
import { BannerList } from './banner-list.tsx';
import { measured } from './merchant-picture.tsx';
import { untilUnnoticed } from './page-place.ts';

/**
 * The banners of a place, as soon as they can appear there without moving anything visible; null if there are none.
 * @throws SearchUnavailable if the service cannot tell, or the signal's reason.
 */
export async function bannerRow(
  place: BannerPlace,
  term: string,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<ReactNode> {
  const { bannersFor } = await searchSettings(signal);
  const banners = await Promise.all(
    bannersFor(place, term).map(async (banner) => {
      const src = servedPicture(banner.imageUrl, element.clientWidth);
      return { banner, src, size: await measured(src) };
    }),
  );
  const shown = banners.flatMap(({ size, ...banner }) => (size ? [{ ...banner, ...size }] : []));
  if (shown.length === 0) return null;
  await untilUnnoticed(element, signal);
  return <BannerList term={term} banners={shown} />;
}
