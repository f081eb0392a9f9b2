import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../components/icons.tsx';
import { servedPicture } from '../../components/remote-picture.tsx';
import { BannerList } from '../recommendations/banners.tsx';
import type { Banner } from '../service/search-port.ts';
import { OfferContent } from './search-offer.tsx';
import * as styles from './search-panel.module.css';
import { keyOf, type Offer, type OffersState } from './use-offers.ts';
import type { SearchCombobox } from './use-search-combobox.ts';

interface SearchPanelProps extends Omit<OffersState, 'settings'> {
  readonly combobox: SearchCombobox;
  readonly term: string;
  readonly banners: readonly Banner[];
  readonly isOverlay: boolean;
  /** Forgets a recent term, or all. */
  readonly onForget: (term?: string) => void;
  readonly onLeave: (() => void) | undefined;
}

/** How wide banners are in the overlay, in CSS pixels. */
const bannerSpace = () => Math.min(window.innerWidth, 960);

/** What the search box offers, in groups; and what is said about it. */
export function SearchPanel(props: SearchPanelProps) {
  const { t } = useTranslation('search');
  const { status, offers, combobox, term, banners, isOverlay, onLeave } = props;
  const { isOpen, panelRef } = combobox;
  const isProblem = status === 'empty' || status === 'unavailable';
  return (
    <div ref={panelRef} className={styles.panel} data-overlay={isOverlay || undefined} hidden={!isOpen}>
      <p role="status" className={isProblem ? styles.problem : 'visually-hidden'}>
        {isOpen && status === 'loading' && t('results.loading')}
        {isOpen && status === 'results' && t('box.offered', { count: offers.length })}
        {isOpen && status === 'empty' && t('box.empty', { term })}
        {isOpen && status === 'unavailable' && t('box.unavailable')}
      </p>
      <div className={styles.offers}>
        <OfferList {...props} />
        {offers[0]?.kind === 'recent' && <RecentTermButtons {...props} />}
      </div>
      {banners.length > 0 && (
        <BannerList
          term={term}
          banners={banners.map((banner) => ({ banner, src: servedPicture(banner.imageUrl, bannerSpace()) }))}
          {...(onLeave && { onChoose: onLeave })}
        />
      )}
    </div>
  );
}

function OfferList({ offers, corrected, combobox }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const titles: Partial<Record<Offer['kind'], string>> = {
    recent: t('box.recent'),
    popular: t('box.popular'),
    suggestion: corrected ? t('box.didYouMean') : t('box.suggestions'),
    product: t('box.products'),
    category: t('box.categories'),
    content: t('box.content'),
    help: t('box.help'),
  };
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  return (
    <div
      className={styles.menu}
      data-columns={kinds.includes('product') || undefined}
      {...combobox.listProps}
      hidden={offers.length === 0}
    >
      {kinds.map((kind) => (
        <OfferGroup key={kind} kind={kind} title={titles[kind]} {...{ offers, combobox }} />
      ))}
    </div>
  );
}

interface OfferGroupProps extends Pick<SearchPanelProps, 'offers' | 'combobox'> {
  readonly kind: Offer['kind'];
  readonly title: string | undefined;
}

/** The offers of one kind; the combobox numbers them across all groups. */
function OfferGroup({ kind, title, offers, combobox }: OfferGroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={title ? titleId : undefined} className={styles.group} data-kind={kind}>
      {title && (
        <div id={titleId} role="presentation" className={styles.title}>
          {title}
        </div>
      )}
      {offers.map(
        (item, index) =>
          item.kind === kind && (
            <div key={keyOf(item)} className={styles.offer} {...combobox.optionProps(item, index)}>
              <OfferContent offer={item} />
            </div>
          ),
      )}
    </div>
  );
}

/** Next to the recent terms, because the options of a list cannot contain buttons. */
function RecentTermButtons({ offers, onForget }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const terms = offers.flatMap((offer) => (offer.kind === 'recent' ? [offer.name] : []));
  return (
    <ul role="list" className={styles.forget}>
      <li>
        <button type="button" className="link" onClick={() => onForget()}>
          {t('box.clearRecent')}
        </button>
      </li>
      {terms.map((term) => (
        <li key={term}>
          <button
            type="button"
            className={styles.forgetOne}
            aria-label={t('box.forget', { term })}
            onClick={() => onForget(term)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
