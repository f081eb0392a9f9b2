import { useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { loadNamespace } from '../i18n/load-namespace.ts';

/**
 * Whether the texts about countries are there; they are fetched once there is an occasion, and with each new one as
 * long as that fails.
 */
export function useCountryTexts(occasion: string | null): boolean {
  const { i18n } = useTranslation();
  const [, setArrived] = useState('');
  const { language } = i18n;
  useEffect(() => {
    if (occasion === null) return;
    loadNamespace(i18n, 'country').then(
      () => setArrived(language),
      () => undefined,
    );
  }, [occasion, i18n, language]);
  return occasion !== null && i18n.hasResourceBundle(language, 'country');
}
