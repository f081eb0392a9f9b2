import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Money } from '../../contract/money.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import * as styles from './buy-bar.module.css';

/** What the bar and the header cover of the screen: the button counts as seen only between them. */
const covered = '-68px 0px -72px 0px';

interface BuyBarProps {
  /** What it stands in for, and where the focus goes if it leaves while it is used. */
  readonly controls: RefObject<HTMLElement | null>;
  /** Of the product, which names the bar. */
  readonly name: string;
  /** The product in a small square. */
  readonly picture: ReactNode;
  /** Of one unit. */
  readonly price: Money;
  /** What keeps it from being bought, e.g. that it is sold out. */
  readonly note?: string | undefined;
  /** The button. */
  readonly children: ReactNode;
}

/**
 * The product in one line at the bottom of the screen, with a way to buy it, while the real button cannot be seen. It comes
 * after that button in the page, and whoever tabs to the real one brings it onto the screen, so the keyboard does not meet
 * both in a row. The page scrolls farther for it, so it covers neither the focus nor the end of the page.
 */
export function BuyBar({ controls, name, picture, price, note, children }: BuyBarProps) {
  const locale = useLocale();
  const bar = useRef<HTMLElement>(null);
  const place = useHidingPlace(controls, bar);
  if (!place) return null;
  return (
    <section ref={bar} aria-label={name} className={styles.bar} data-place={place}>
      <div className={styles.line}>
        <div className={styles.picture}>{picture}</div>
        <p className={styles.words} aria-hidden="true">
          <span className={styles.name}>{name}</span>
          <span>
            <span className={styles.price}>{formatMoney(price, locale)}</span>
            {note && ` · ${note}`}
          </span>
        </p>
        {children}
      </div>
    </section>
  );
}

/** Where an element is while it cannot be seen: above or below the screen; null while it can be. */
function useHidingPlace(
  element: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): 'above' | 'below' | null {
  const [place, setPlace] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        if (last.isIntersecting && bar.current?.contains(document.activeElement))
          current.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
        setPlace(last.isIntersecting ? null : current.getBoundingClientRect().top < 0 ? 'above' : 'below');
      },
      { rootMargin: covered },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, bar]);
  return place;
}
