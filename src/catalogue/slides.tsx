import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { variantLabel } from '../../contract/product.ts';
import { Picture, type PictureData } from '../components/picture.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import type { ProductData, VariantData } from './types.ts';

/** One picture of the gallery, and the question it answers. */
export interface Slide {
  readonly key: string;
  readonly caption: string;
  readonly alt: string;
  readonly picture: PictureData | null;
  /** Instead of a picture. */
  readonly drawing?: ReactNode;
  /** The address of a video, which is played where its picture is, and not enlarged by a tap. */
  readonly video?: string;
}

/**
 * Those that a picture's label may name; any other is captioned as the front. The last two show the product beside a thing whose
 * size everybody knows.
 */
const views = ['front', 'use', 'back', 'side', 'folded', 'detail', 'beside-carton', 'beside-can'] as const;

/** Posters are square; the size says so before they are there. */
const posterSide = 600;

/** A variant's pictures in the catalogue's order, its product's video, and the drawing of its size, as far as there are any. */
export function useSlides(product: ProductData, variant: VariantData): readonly Slide[] {
  const { name, isWorn, size, video } = product;
  const { t } = useTranslation('product');
  const label = variantLabel(variant.axes);
  const pictures: Slide[] = variant.pictures.map(({ view, picture }) => {
    const known = views.find((candidate) => candidate === view) ?? 'front';
    return {
      key: view,
      caption: t(known === 'use' && isWorn ? 'caption.worn' : `caption.${known}`),
      alt: t(`view.${known}`, { name, variant: label }),
      picture,
    };
  });
  if (video) {
    const shows = video.shows === 'turn' ? 'turn' : 'use';
    pictures.push({
      key: 'video',
      caption: t(`caption.${shows === 'turn' ? 'turn' : 'video'}`),
      alt: t(`video.${shows}`, { name }),
      picture: { width: posterSide, height: posterSide, images: { fallback: { src: video.poster } } },
      video: video.path,
    });
  }
  if (!size) return pictures;
  const alt = t('sizeOf', { name, measure: size.name, text: size.text });
  return [
    ...pictures,
    {
      key: 'size',
      caption: size.key === 'size' ? t('caption.size') : `${t('caption.size')}: ${size.name}`,
      alt,
      picture: null,
      drawing: <SizeDrawing size={size} label={alt} />,
    },
  ];
}

interface SlidePictureProps {
  readonly slide: Slide;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

export function SlidePicture({ slide, sizes, isFirst = false }: SlidePictureProps) {
  return (
    slide.drawing ?? (
      <Picture picture={slide.picture} alt={slide.alt} sizes={sizes} priority={isFirst ? 'high' : 'low'} />
    )
  );
}

interface SlideVideoProps {
  readonly slide: Slide;
  readonly className: string | undefined;
  /** Whether it is what is shown, and the keyboard's stop. */
  readonly isShown: boolean;
  /** Whether it is in sight or about to be: browsers fetch its picture at once. */
  readonly isNear: boolean;
  readonly ref?: Ref<HTMLVideoElement>;
}

/** A video with the browser's own controls. Nothing moves, and only its picture is fetched, until somebody plays it. */
export const SlideVideo = ({ slide, className, isShown, isNear, ref }: SlideVideoProps) => (
  <video
    ref={ref}
    className={className}
    src={slide.video}
    poster={isNear ? slide.picture?.images.fallback?.src : undefined}
    aria-label={slide.alt}
    tabIndex={isShown ? 0 : -1}
    controls
    muted
    playsInline
    preload="none"
  />
);
