import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/picture.tsx';
import * as styles from './gallery.module.css';
import type { VariantData } from './types.ts';
import { variantLabel } from './variants.ts';

const gallerySizes = '(min-width: 60rem) 52vw, 100vw';
const views = ['front', 'detail', 'home'] as const;

/**
 * The variant's pictures: a row to swipe through on a phone, where it can also be scrolled with arrow keys, and a large
 * one with the others below it on a desktop.
 */
export function Gallery({ name, variant }: { name: string; variant: VariantData }) {
  const { t } = useTranslation('product');
  const row = useRef<HTMLElement>(null);
  const scrolls = useScrolls(row);
  return (
    <section
      ref={row}
      aria-label={t('pictures', { name })}
      className={styles.gallery}
      // Whoever scrolls with the keyboard must reach it first (WCAG 2.1.1); where nothing scrolls, it would be in the way.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
    >
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
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an element's content is wider than the element, kept up to date as the screen changes. */
function useScrolls(element: { readonly current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
