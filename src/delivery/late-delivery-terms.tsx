import { Later } from '../components/later.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import type { DeliveryTermsProps } from './delivery-terms.tsx';
import * as styles from './delivery-terms.module.css';

/** How something is delivered to the visitor's country: asked for when the page is idle. */
export function LateDeliveryTerms({ value }: DeliveryTermsProps) {
  return (
    <div className={styles.place}>
      <Later wanted="idle" load={() => loadExtra(() => import('./delivery-terms.tsx'))}>
        {({ DeliveryTerms }) => <DeliveryTerms value={value} />}
      </Later>
    </div>
  );
}
