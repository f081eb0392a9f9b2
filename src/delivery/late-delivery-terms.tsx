import { useEffect, useState } from 'react';
import { Later } from '../components/later.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import { whenLoadedAndIdle } from '../recovery/when-idle.ts';
import * as styles from './delivery-terms.module.css';

/** How something is delivered to the visitor's country: asked for when the page is idle, because its picture comes first. */
export function LateDeliveryTerms() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setWanted(true)), []);
  return (
    <div className={styles.place}>
      <Later wanted={wanted} load={() => loadExtra(() => import('./delivery-terms.tsx'))}>
        {({ DeliveryTerms }) => <DeliveryTerms />}
      </Later>
    </div>
  );
}
