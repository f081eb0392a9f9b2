import { Link } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn } from '../components/focus-on.ts';
import { CloseIcon } from '../components/icons.tsx';
import { reviewConsent } from '../consent/consent-store.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { mostSaved, tellChange, useSavedList } from './saved-list.ts';
import * as styles from './saved-notice.module.css';

/** How long the notice stays, in milliseconds; longer while the pointer or the focus is on it. */
const shownFor = 10_000;

/** Says what was done with the list of saved products, and for how long it is kept. */
export function SavedNotice() {
  const { t } = useTranslation('saved');
  const path = useSitePaths()('saved');
  const change = useSavedList((list) => list.change);
  const kept = useSavedList((list) => list.kept);
  const [failed, setFailed] = useState<typeof change>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!change) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) tellChange(null);
    }, shownFor);
    return () => clearInterval(timer);
  }, [change]);
  const takesFocus = change?.kind === 'later';
  useEffect(() => {
    // The line of the cart with the button disappears.
    if (takesFocus) focusOn(box.current);
  }, [takesFocus, change]);
  if (!change) return null;
  const { kind, name, undo } = change;
  const isAdded = kind === 'saved' || kind === 'later';
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <p>{t(`notice.${kind}`, { name, count: mostSaved })}</p>
      {isAdded && kept !== 'device' && <p className={styles.kept}>{t(`notice.${kept}`)}</p>}
      {failed === change && <p>{t('notice.undoFailed')}</p>}
      <p className={styles.ways}>
        {undo && (
          <button type="button" className="link" onClick={() => void undo().catch(() => setFailed(change))}>
            {t('notice.undo')}
          </button>
        )}
        {kind !== 'removed' && <Link to={path}>{t('notice.view')}</Link>}
        {isAdded && kept === 'visit' && (
          <button type="button" className="link" onClick={() => reviewConsent(true)}>
            {t('notice.keep')}
          </button>
        )}
      </p>
      <button
        type="button"
        className={styles.hide}
        aria-label={t('notice.hide')}
        onClick={() => tellChange(null)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
