import { useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type LazyNamespace, loadNamespace } from './load-namespace.ts';

/**
 * Whether the texts of a namespace are there; they are fetched once there is an occasion, and with each new one as long as
 * that fails.
 */
export function useLaterTexts(namespace: LazyNamespace, occasion: string | null): boolean {
  const { i18n } = useTranslation();
  const [, setArrived] = useState('');
  const { language } = i18n;
  useEffect(() => {
    if (occasion === null) return;
    loadNamespace(i18n, namespace).then(
      () => setArrived(language),
      () => undefined,
    );
  }, [occasion, i18n, language, namespace]);
  return occasion !== null && i18n.hasResourceBundle(language, namespace);
}
