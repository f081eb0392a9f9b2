import { Link } from 'gatsby';
import { servedPicture } from '../../components/remote-picture.tsx';
import type { StaticPicture } from '../service/search-port.ts';

interface MerchantPictureProps {
  /** A path within the storefront, or a full address elsewhere. */
  readonly href: string;
  readonly picture: { readonly src: string; readonly altText: string } & Partial<PictureSize>;
  readonly className: string | undefined;
  readonly onClick?: () => void;
}

/** A picture that leads to the address which the merchant has entered in the search service's console. */
export function MerchantPicture({ href, picture, ...props }: MerchantPictureProps) {
  const { src, altText, width, height } = picture;
  const image = <img src={src} alt={altText} width={width} height={height} />;
  return href.startsWith('/') ? (
    <Link to={href} {...props}>
      {image}
    </Link>
  ) : (
    <a href={href} {...props}>
      {image}
    </a>
  );
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture in its best width, and the address it was loaded from. */
export type FittingPicture = StaticPicture & PictureSize & { readonly src: string };

/** The size of a picture whose space nobody knows before, now that it is loaded; null if it cannot be loaded. */
export async function measured(url: string): Promise<PictureSize | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * The picture of the best width for a space, already loaded.
 * @param space in CSS pixels
 * @returns null if there is none, or it cannot be loaded
 */
export async function bestPicture(
  pictures: readonly StaticPicture[],
  space: number,
): Promise<FittingPicture | null> {
  const ascending = [...pictures].sort((a, b) => a.width - b.width);
  const needed = space * window.devicePixelRatio;
  const chosen = ascending.find(({ width }) => width >= needed) ?? ascending.at(-1);
  if (!chosen) return null;
  const src = servedPicture(chosen.url, space);
  const size = await measured(src);
  return size && { ...chosen, src, ...size };
}
