import type { KeyboardEvent, ReactNode } from 'react';
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
}

/** Those that a picture's label may name; any other is captioned as the front. */
const views = ['front', 'use', 'back', 'side', 'folded', 'detail'] as const;

/** A variant's pictures in the catalogue's order, and the drawing of its product's size, if that is known. */
export function useSlides({ name, isWorn, size }: ProductData, variant: VariantData): readonly Slide[] {
  const { t } = useTranslation('product');
  const label = variantLabel(variant.axes);
  const pictures = variant.pictures.map(({ view, picture }) => {
    const known = views.find((candidate) => candidate === view) ?? 'front';
    return {
      key: view,
      caption: t(known === 'use' && isWorn ? 'caption.worn' : `caption.${known}`),
      alt: t(`view.${known}`, { name, variant: label }),
      picture,
    };
  });
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

/** By how many pictures an arrow key moves. */
export const stepOf = ({ key }: KeyboardEvent): number => ({ ArrowLeft: -1, ArrowRight: 1 })[key] ?? 0;

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
