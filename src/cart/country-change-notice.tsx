import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useStore } from 'zustand';
import { countryName } from '../components/country-name.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { ChangedCart } from './changed-cart.tsx';
import * as styles from './country-change-notice.module.css';
import type { CountryChangeStatus } from './country-change.ts';
import { useCountryChange } from './use-cart.tsx';
import { useRequest } from '../components/use-request.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';

/** Reports the result of changing the country, until it is dismissed. */
export function CountryChangeNotice() {
  const { t } = useTranslation('country');
  const { status: statusStore, undo, dismiss } = useCountryChange();
  const status = useStore(statusStore);
  const language = useLanguage();
  const nameOf = (country: string) => countryName(country, language);
  const hasTexts = useCountryTexts(status);
  const shown: CountryChangeStatus = hasTexts ? status : { kind: 'none' };
  return (
    <div className={shown.kind === 'none' ? undefined : styles.notice}>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status">
        {shown.kind === 'changing' && <p>{t('change.changing', { country: nameOf(shown.to) })}</p>}
        {shown.kind === 'undone' && <p>{t('change.undone', { country: nameOf(shown.country) })}</p>}
        {shown.kind === 'changed' && <ChangedCart change={shown.change} />}
      </div>
      {shown.kind === 'failed' && (
        <p role="alert">{t('change.failed', { country: nameOf(shown.country) })}</p>
      )}
      {shown.kind !== 'none' && shown.kind !== 'changing' && (
        <div className={styles.actions}>
          {shown.kind === 'changed' && (
            <button type="button" className="button button-quiet" onClick={() => void undo()}>
              {t('change.undo', { country: nameOf(shown.change.before.country) })}
            </button>
          )}
          <button type="button" className="button" onClick={dismiss}>
            {t('change.keep')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether the texts about countries have been loaded; if loading fails, each new occasion tries again. */
function useCountryTexts({ kind }: CountryChangeStatus): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useRequest(kind === 'none' ? null : `${language} ${kind}`, () => loadNamespace(i18n, 'country'));
  return kind !== 'none' && i18n.hasResourceBundle(language, 'country');
}
