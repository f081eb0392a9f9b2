import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { PictureData } from '../components/picture.tsx';
import type { VariantData } from './types.ts';
import { variantLabel } from './variants.ts';

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

/** A variant's pictures in the catalogue's order. */
export function useSlides(name: string, variant: VariantData): readonly Slide[] {
  const { t } = useTranslation('product');
  const label = variantLabel(variant);
  return variant.pictures.map(({ view, picture }) => {
    const known = views.find((one) => one === view) ?? 'front';
    return {
      key: view,
      caption: t(`caption.${known}`),
      alt: t(`view.${known}`, { name, variant: label }),
      picture,
    };
  });
}
