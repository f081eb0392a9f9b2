import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn } from './focus-on.ts';
import { CloseIcon } from './icons.tsx';
import * as styles from './passing-notice.module.css';

/** How long a notice stays, in milliseconds; longer while the pointer or the focus is on it. */
const shownFor = 10_000;

interface PassingNoticeProps {
  /** What it tells of: something else stays as long again. */
  readonly about: object;
  readonly onHide: () => void;
  /** Whether what was touched for it has disappeared from the page. */
  readonly takesFocus?: boolean;
  /** Where to go from there. */
  readonly ways: ReactNode;
  /** Paragraphs. */
  readonly children: ReactNode;
}

/** Says below the header what has just been done, and leaves by itself. Whatever it stands in announces it. */
export function PassingNotice({ about, onHide, takesFocus = false, ways, children }: PassingNoticeProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (takesFocus) focusOn(box.current);
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) hide();
    }, shownFor);
    return () => clearInterval(timer);
  }, [about, takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {children}
      <p className={styles.ways}>{ways}</p>
      <button type="button" className={styles.hide} aria-label={t('notice.hide')} onClick={onHide}>
        <CloseIcon />
      </button>
    </div>
  );
}
