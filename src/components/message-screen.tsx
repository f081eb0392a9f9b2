import type { ReactNode } from 'react';
import * as styles from './message-screen.module.css';

export function MessageScreen({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
