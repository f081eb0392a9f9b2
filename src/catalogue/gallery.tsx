import { useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/picture.tsx';
import * as styles from './gallery.module.css';
import type { VariantData } from './types.ts';
import { variantLabel } from './variants.ts';

const gallerySizes = '(min-width: 84rem) 44rem, (min-width: 60rem) 52vw, calc(92vw - 2rem)';
/** Those that a picture's label may name; the alternative text of any other is that of the front. */
const views = ['front', 'use', 'back', 'side', 'folded', 'detail'] as const;

/**
 * The variant's pictures: a row to swipe through on a phone, where it can also be scrolled with arrow keys, and a large
 * one with the others below it on a desktop.
 */
export function Gallery({ name, variant }: { name: string; variant: VariantData }) {
  const { t } = useTranslation('product');
  const row = useRef<HTMLElement>(null);
  useKeyboardScrolling(row);
  return (
    <section ref={row} aria-label={t('pictures', { name })} className={styles.gallery}>
      <ul role="list" className={styles.row}>
        {variant.pictures.map(({ view, picture }, index) => (
          <li key={view} className={styles.item}>
            <Picture
              picture={picture}
              alt={t(`view.${views.find((known) => known === view) ?? 'front'}`, {
                name,
                variant: variantLabel(variant),
              })}
              sizes={gallerySizes}
              // On a phone, the edge of the second one shows, so browsers would fetch it along with the first.
              priority={index === 0 ? 'high' : 'low'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Whoever scrolls an element with the keyboard must reach it first (WCAG 2.1.1); where nothing scrolls, it would be in
 * the way. The layout decides that, not React, which would render all pictures again for it.
 */
function useKeyboardScrolling(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
