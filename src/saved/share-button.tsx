import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shared, share } from './share.ts';
import * as styles from './saved.module.css';

interface ShareButtonProps {
  readonly label: string;
  /** Made when the button is pressed. */
  readonly what: () => { readonly title?: string; readonly url?: string; readonly text?: string };
}

/** Shares a link or a text by the platform's sheet, copies it, or shows it. */
export function ShareButton({ label, what }: ShareButtonProps) {
  const { t } = useTranslation('saved');
  const [outcome, setOutcome] = useState<{ readonly how: Shared; readonly content: string } | null>(null);
  const send = async () => {
    const made = what();
    setOutcome({ how: await share(made), content: made.url ?? made.text ?? '' });
  };
  return (
    <div>
      <button type="button" className="button button-quiet" onClick={() => void send()}>
        {label}
      </button>
      <p role="status" className={styles.said}>
        {outcome?.how === 'copied' && t('share.copied')}
        {outcome?.how === 'shown' && (
          <>
            {t('share.shown')} <span className={styles.address}>{outcome.content}</span>
          </>
        )}
      </p>
    </div>
  );
}
