import { Link, navigate } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture, type PictureData } from '../components/picture.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { addressWithin } from '../navigation/address-within.ts';
import * as styles from './content-screen.module.css';

export interface ContentData {
  readonly title: string;
  /** ISO date. */
  readonly updatedOn: string;
  /** Generated from our own Markdown files during the build. */
  readonly html: string;
}

interface ContentScreenProps {
  readonly content: ContentData;
  readonly lead: { readonly picture: PictureData; readonly alt: string } | null;
  readonly more: readonly { readonly title: string; readonly path: string }[];
  /** What is true right now, before the text, which is as old as the page. */
  readonly children?: ReactNode;
}

/** A guide, an about page or a customer-service page. */
export function ContentScreen({ content, lead, more, children }: ContentScreenProps) {
  const { t } = useTranslation();
  return (
    <article className={`page ${styles.article ?? ''}`}>
      <ContentHeader {...content} />
      {lead && (
        <div className={styles.lead}>
          <Picture {...lead} sizes="(min-width: 48rem) 44rem, 100vw" priority="high" />
        </div>
      )}
      {children}
      <Prose html={content.html} />
      <nav aria-labelledby="read-next" className={styles.more}>
        <h2 id="read-next">{t('content.more')}</h2>
        <ul>
          {more.map(({ title, path }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

/** The title of a page, and when it was last changed. */
export function ContentHeader({ title, updatedOn }: Pick<ContentData, 'title' | 'updatedOn'>) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.updated}>{t('content.updated', { date: useLongDate()(updatedOn) })}</p>
    </header>
  );
}

/** Writes an ISO date in the page's language. */
export function useLongDate(): (date: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}

/** A text from `content/`. Clicks on links inside bubble up to its element, and so do presses of Enter. */
export function Prose({ html }: Pick<ContentData, 'html'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.prose} onClick={followWithoutReload} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Links in the text open other pages of the site without a full load. */
function followWithoutReload(event: MouseEvent<HTMLDivElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== window.location.origin) return;
  event.preventDefault();
  navigate(addressWithin(link));
}
