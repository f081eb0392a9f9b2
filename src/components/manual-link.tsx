import { useTranslation } from 'react-i18next';
import { displayNames, listFormat, numberFormat } from '../../stores/intl-formats.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import * as styles from './manual-link.module.css';

export interface ManualData {
  readonly path: string;
  readonly bytes: number;
  /** BCP 47 tags. */
  readonly languages: readonly string[];
}

interface ManualLinkProps {
  readonly manual: ManualData;
  /** Of the product, for a list of several; otherwise, the link only says that it is the manual. */
  readonly name?: string;
}

/** A link to a manual, with its size and languages; it says so if the reader's own language is not among them. */
export function ManualLink({ manual: { path, bytes, languages }, name }: ManualLinkProps) {
  const { t } = useTranslation('manual');
  const language = useLanguage();
  const isInOwn = languages.includes(language);
  const size = numberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(bytes / 1000);
  const names = displayNames(language, { type: 'language' });
  const list = listFormat(language, { type: 'conjunction' }).format(
    languages.map((language) => names.of(language) ?? language),
  );
  return (
    <div className={styles.manual}>
      <a href={path} type="application/pdf">
        {name ?? t('title')} <span className={styles.size}>{t('file', { size })}</span>
      </a>
      <span className={styles.languages}>{isInOwn ? list : t('onlyEnglish')}</span>
    </div>
  );
}
