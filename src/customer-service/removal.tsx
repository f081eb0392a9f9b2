import { type ComponentProps } from 'react';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './customer-service.module.css';

interface RemovalProps extends Pick<
  ComponentProps<typeof ConfirmedButton>,
  'label' | 'question' | 'keep' | 'confirm'
> {
  /** @throws ShopApiError if it could not be deleted. */
  readonly remove: () => Promise<void>;
}

/** Deletes what somebody has given us, after being asked once more. */
export function Removal({ remove, ...words }: RemovalProps) {
  const { pending, error, runOnce } = useAction();
  return (
    <div>
      <div className={styles.ways}>
        <ConfirmedButton {...words} pending={pending} onConfirm={() => void runOnce(remove)} />
      </div>
      <ErrorText error={error} />
    </div>
  );
}
