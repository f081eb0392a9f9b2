import { Later } from '../components/later.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import * as styles from './express-buttons.module.css';
import type { ExpressAreaProps } from './express-area.tsx';

/**
 * The way to pay with a wallet, which knows the shopper's address. Nothing of it is part of a page's first load; its place is
 * kept, so that nothing moves when it arrives.
 */
export function ExpressButtons(props: ExpressAreaProps) {
  return (
    <div className={styles.place} data-page={props.page}>
      <Later wanted="idle" load={() => loadExtra(() => import('./express-area.tsx'))}>
        {({ ExpressArea }) => <ExpressArea {...props} />}
      </Later>
    </div>
  );
}
