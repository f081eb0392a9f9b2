import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PassingNotice } from '../components/passing-notice.tsx';
import { reviewConsent } from '../consent/consent-store.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { mostSaved, tellChange, useSavedList } from './saved-list.ts';

/** Says what was done with the list of saved products, and for how long it is kept. */
export function SavedNotice() {
  const { t } = useTranslation('saved');
  const path = useSitePaths()('saved');
  const change = useSavedList((list) => list.change);
  const kept = useSavedList((list) => list.kept);
  const [failed, setFailed] = useState<typeof change>(null);
  if (!change) return null;
  const { kind, name, undo } = change;
  const isAdded = kind === 'saved' || kind === 'later';
  return (
    <PassingNotice
      about={change}
      onHide={() => tellChange(null)}
      // The line of the cart with the button disappears.
      takesFocus={kind === 'later'}
      ways={
        <>
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
        </>
      }
    >
      <p>{t(`notice.${kind}`, { name, count: mostSaved })}</p>
      {isAdded && kept !== 'device' && <p>{t(`notice.${kept}`)}</p>}
      {failed === change && <p>{t('notice.undoFailed')}</p>}
    </PassingNotice>
  );
}
