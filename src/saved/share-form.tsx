import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedItem } from '../choices/saved-list.ts';
import { TextField } from '../components/form-field.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { linkToList, maxTitleLength } from './shared-list.ts';
import { ShareButton } from './share-button.tsx';
import * as styles from './saved.module.css';

/** Makes a link of the list, e.g. for a birth. Name and date are kept nowhere but in the link. */
export function ShareForm({ items }: { readonly items: readonly SavedItem[] }) {
  const { t } = useTranslation('saved');
  const { sitePaths } = usePage();
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('');
  const linked = () => {
    const pageUrl = `${window.location.origin}${sitePaths.saved ?? ''}`;
    const url = linkToList(pageUrl, { title, date: date === '' ? null : date, items });
    return title === '' ? { url } : { title, url };
  };
  return (
    <section className={styles.share} aria-labelledby="share-list">
      <h2 id="share-list">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <TextField
        label={t('share.name')}
        optional
        maxLength={maxTitleLength}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t('share.date')}
        optional
        type="date"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <ShareButton label={t('share.button')} what={linked} />
    </section>
  );
}
