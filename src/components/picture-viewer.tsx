import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './picture-viewer.module.css';

interface PictureViewerProps {
  readonly count: number;
  /** From 0. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
  /** What is shown, announced. */
  readonly caption: string;
  /** The picture. */
  readonly children: ReactNode;
}

/** One picture of several as large as what it is in; below it what it shows, between arrows to the others. */
export function PictureViewer({ count, shown, onShow, caption, children }: PictureViewerProps) {
  const { t } = useTranslation('product');
  const go = (step: number) => onShow((shown + step + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    go(step);
  };
  const arrow = (step: -1 | 1) =>
    count > 1 && (
      <button
        type="button"
        className={styles.arrow}
        aria-label={t(step < 0 ? 'zoom.previous' : 'zoom.next')}
        onClick={() => go(step)}
      >
        {step < 0 ? '←' : '→'}
      </button>
    );
  return (
    // Arrow keys work wherever within it the focus is; each of them is a button too.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      {children}
      <div className={styles.bar}>
        {arrow(-1)}
        <p role="status">{caption}</p>
        {arrow(1)}
      </div>
    </div>
  );
}

/** By how many pictures an arrow key moves. */
export const stepOf = ({ key }: KeyboardEvent): number => ({ ArrowLeft: -1, ArrowRight: 1 })[key] ?? 0;
