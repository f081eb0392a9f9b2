import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { normaliseTerm, searchPath } from '../search/search-query.ts';
import * as styles from './search-box.module.css';
import { OfferContent } from './search-offer.tsx';
import { type Offer, useSearchCombobox } from './use-search-combobox.ts';

/** What the search box needs from its surroundings. */
export interface SearchBoxProps {
  /** Opens a page: the search page for a term, or a product's page. */
  readonly onNavigate: (path: string) => void;
  /** BCP 47, for the format of prices. */
  readonly locale: string;
  /** The initial text of the box, e.g. the search page's term; a new one replaces what was typed. */
  readonly initialTerm?: string;
  /** Whether the box was opened in order to type, so that it receives the focus as soon as it appears. */
  readonly takesFocus?: boolean;
}

/**
 * The search box: a combobox that offers completions and products while the shopper types. Enter searches for the text
 * or opens the highlighted suggestion. Before its scripts run, it is a plain form for `/search/`.
 */
export function SearchBox({ onNavigate, locale, initialTerm = '', takesFocus = false }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const searchPage = useSitePaths()('search');
  const { status, offers, combobox } = useSearchCombobox(initialTerm, onNavigate);
  const { inputValue, isOpen, highlightedIndex, closeMenu } = combobox;
  const term = normaliseTerm(inputValue);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (term === '') return;
    closeMenu();
    onNavigate(searchPath(searchPage, term));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The combobox consumes Enter while it is open; if no suggestion is highlighted, Enter should submit the form
    // instead.
    const isForForm = event.key === 'Enter' && highlightedIndex === -1;
    if (isForForm) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <form ref={form} role="search" action={searchPage} className={styles.form} onSubmit={submit}>
      <label className={styles.label} {...combobox.getLabelProps()}>
        {t('box.label')}
      </label>
      <div className={styles.field}>
        <input
          className={styles.input}
          {...combobox.getInputProps({
            name: 'q',
            type: 'search',
            enterKeyHint: 'search',
            placeholder: t('box.placeholder'),
            onKeyDown,
          })}
        />
        <button type="submit" className={styles.submit}>
          {t('box.submit')}
        </button>
      </div>
      <div className={styles.menu} {...combobox.getMenuProps()} hidden={!isOpen || offers.length === 0}>
        <OfferGroup kind="suggestion" title={t('box.suggestions')} {...{ offers, combobox, locale }} />
        <OfferGroup kind="product" title={t('box.products')} {...{ offers, combobox, locale }} />
      </div>
      <p role="status" className={status === 'results' ? 'visually-hidden' : styles.status}>
        {isOpen && status === 'loading' && offers.length === 0 && t('box.loading')}
        {isOpen && status === 'empty' && t('box.empty', { term })}
        {isOpen && status === 'results' && t('box.offered', { count: offers.length })}
        {status === 'unavailable' && t('results.unavailable')}
      </p>
    </form>
  );
}

interface OfferGroupProps {
  readonly kind: Offer['kind'];
  readonly title: string;
  /** All suggestions: the combobox numbers them across both groups. */
  readonly offers: readonly Offer[];
  readonly combobox: ReturnType<typeof useSearchCombobox>['combobox'];
  readonly locale: string;
}

function OfferGroup({ kind, title, offers, combobox, locale }: OfferGroupProps) {
  const titleId = useId();
  if (!offers.some((offer) => offer.kind === kind)) return null;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.groupTitle}>
        {title}
      </div>
      {offers.map(
        (item, index) =>
          item.kind === kind && (
            <div
              key={item.kind === 'product' ? item.hit.key : item.suggestion.text}
              className={styles.offer}
              data-highlighted={combobox.highlightedIndex === index || undefined}
              {...combobox.getItemProps({ item, index })}
            >
              <OfferContent offer={item} locale={locale} />
            </div>
          ),
      )}
    </div>
  );
}
