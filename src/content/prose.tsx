import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { addressWithin } from '../navigation/address-within.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import * as styles from './prose.module.css';

/** A text from `content/`, as HTML. Clicks on links inside bubble up to its element, and so do presses of Enter. */
export function Prose({ html, lang }: { readonly html: string; readonly lang?: string | undefined }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      lang={lang}
      className={styles.prose}
      onClick={followWithoutReload}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A file, such as a manual: no page of the site has an ending. */
const file = /\.[a-z0-9]+$/;

/** Links in the text open other pages of the site without a full load. */
function followWithoutReload(event: MouseEvent<HTMLDivElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event)) return;
  if (link.origin !== window.location.origin || file.test(link.pathname)) return;
  event.preventDefault();
  navigate(addressWithin(link));
}
