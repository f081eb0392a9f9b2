import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './saved.module.css';

interface ShareButtonProps {
  readonly label: string;
  /** Made when the button is pressed. */
  readonly what: () => Content;
}

/** A link or a text. */
interface Content {
  readonly title?: string;
  readonly url?: string;
  readonly text?: string;
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

/** What became of something that was to be shared; `shown` if the browser can neither share nor copy it. */
type Shared = 'shared' | 'copied' | 'shown';

/** Opens the platform's share sheet, or copies a link or a text where there is none. Has to begin with a touch. */
async function share(what: Content): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(what.url ?? what.text ?? '');
    return 'copied';
  } catch {
    return 'shown';
  }
}
