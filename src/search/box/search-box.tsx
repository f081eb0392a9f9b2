import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusInDialog } from '../../components/focus-on.ts';
import { emptySelection } from '../service/filter.ts';
import { useSitePaths } from '../../navigation/page-context.tsx';
import { reportSearchEvent } from '../service/search-events.ts';
import { forgetTerms, recentTerms, rememberClick } from '../service/search-history.ts';
import { normalizeTerm, searchPath } from '../service/search-query.ts';
import { track } from '../../telemetry/track.ts';
import * as styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import { type Offer, useOffers } from './use-offers.ts';
import { useSearchCombobox } from './use-search-combobox.ts';

/** What the search box needs from its surroundings. */
export interface SearchBoxProps {
  readonly onNavigate: (path: string) => void;
  /** The initial text of the box, e.g. the search page's term; a new one replaces what was typed. */
  readonly initialTerm?: string;
  /** Whether the box was opened in order to type: it receives the focus as soon as it appears, and always has offers. */
  readonly isOverlay?: boolean;
  readonly onTextChange?: (text: string) => void;
  /** Called when a link is followed that opens its page by itself. */
  readonly onLeave?: () => void;
}

/**
 * The search box: a combobox with offers before and while a shopper types. Enter searches for the text, opens the
 * highlighted offer, or the page that the merchant has assigned to the text.
 */
export function SearchBox({
  onNavigate,
  initialTerm = '',
  isOverlay = false,
  onTextChange,
  onLeave,
}: SearchBoxProps) {
  const { t } = useTranslation('search');
  const searchPage = useSitePaths()('search');
  const [text, setText] = useState(initialTerm);
  const [shownTerm, setShownTerm] = useState(initialTerm);
  if (shownTerm !== initialTerm) {
    setShownTerm(initialTerm);
    setText(initialTerm);
  }
  const [openOnPage, setOpenOnPage] = useState(false);
  const open = isOverlay || openOnPage;
  const [recent, forget] = useRecentTerms(open);
  const { offers, settings, ...state } = useOffers(text, open, recent);
  const term = normalizeTerm(text);

  const changeText = (next: string) => {
    setText(next);
    onTextChange?.(next);
  };
  const go = (path: string) => (path.startsWith('/') ? onNavigate(path) : window.location.assign(path));
  const choose = (offer: Offer) => {
    if (offer.kind === 'product') {
      track({ name: 'select_item', list: 'search-suggestions', product: offer.hit });
      reportSearchEvent({ name: 'search-click', term, hit: offer.hit, filters: emptySelection });
      rememberClick(offer.hit);
    }
    go(offer.path);
  };
  const combobox = useSearchCombobox({
    label: t('box.label'),
    text,
    offers,
    isOpen: open,
    onTextChange: changeText,
    onOpenChange: setOpenOnPage,
    onChoose: choose,
  });

  const box = useRef<HTMLDivElement>(null);
  useVisibleHeight(box);
  const inputOf = () => box.current?.querySelector('input') ?? null;
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (!isOverlay || !input) return;
    focusInDialog(input);
    // What was typed until now goes on; what was typed before the overlay was closed is replaced.
    const start = input.closest('dialog')?.open ? input.value.length : 0;
    input.setSelectionRange(start, input.value.length);
  }, [isOverlay]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (term === '') return;
    combobox.close();
    go(settings?.redirectFor(term) ?? searchPath(searchPage, term));
  };

  return (
    <div ref={box} className={styles.box} data-overlay={isOverlay || undefined}>
      <SearchField
        label={t('box.label')}
        submitLabel={t('box.submit')}
        placeholder={t('box.placeholder')}
        action={searchPage}
        onSubmit={submit}
        inputProps={combobox.inputProps}
      />
      <SearchPanel
        {...{ offers, combobox, term, isOverlay, ...state }}
        banners={
          state.status === 'results' && isOverlay ? (settings?.bannersFor('quicksearch', term) ?? []) : []
        }
        onForget={(forgotten) => {
          forget(forgotten);
          inputOf()?.focus();
        }}
        onLeave={onLeave}
      />
    </div>
  );
}

/**
 * The terms that this visitor searched for, latest first; none without consent.
 * @param wanted whether they are about to be shown
 * @returns the terms, and a function that forgets one, or all
 */
function useRecentTerms(wanted: boolean): readonly [readonly string[], (term?: string) => void] {
  const read = () => ({ wanted, terms: wanted ? recentTerms().map(({ term }) => term) : [] });
  const [shown, setShown] = useState<ReturnType<typeof read>>({ wanted: false, terms: [] });
  if (shown.wanted !== wanted) setShown(read());
  const forget = (term?: string) => {
    forgetTerms(term);
    setShown(read());
  };
  return [shown.terms, forget];
}

/**
 * Keeps `--visible-height` of the dialog around an element at the height that a keyboard on the screen leaves free: no
 * unit of CSS knows about the keyboard.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const dialog = element.current?.closest('dialog');
    if (!dialog || !visualViewport) return undefined;
    const follow = () => dialog.style.setProperty('--visible-height', `${visualViewport.height}px`);
    follow();
    visualViewport.addEventListener('resize', follow);
    return () => visualViewport.removeEventListener('resize', follow);
  }, [element]);
}
