import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { declineId } from '../../../contract/secret-links.ts';
import { useFocusNext } from '../../components/focus-on.ts';
import { callShopApi, useAction } from '../../shop-api/call-shop-api.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import { useReviewInvitations } from '../use-review-invitations.ts';

/** Says that we ask once how they like it, to whoever may be asked, and has nobody ask. The e-mail that asks leads here, too. */
export function DeclineInvitation({ order: { orderNumber, cart } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const invitations = useReviewInvitations();
  const { pending, error, run } = useAction();
  const [hasDeclined, setHasDeclined] = useState(false);
  const [isWanted] = useState(() => window.location.hash === `#${declineId}`);
  const [element, focus] = useFocusNext<HTMLDivElement>();
  // After the page's title, which takes the focus at first.
  useEffect(() => {
    if (isWanted) focus();
  }, [isWanted, focus]);
  const decline = async () => {
    if (await run(() => callShopApi((api) => api.declineReviewInvitation(orderNumber)))) setHasDeclined(true);
    focus();
  };
  if (invitations === undefined) return null;
  // The answer stays where the focus is when the order is read again.
  if (cart.mayBeAskedForReview !== true && !isWanted && !hasDeclined) return null;
  const isDeclined = hasDeclined || cart.mayBeAskedForReview === false;
  return (
    <div id={declineId} ref={element} tabIndex={-1}>
      <p role="status">{t(isDeclined ? 'reviewInvitation.declined' : 'reviewInvitation.told')}</p>
      {!isDeclined && (
        <button
          type="button"
          className="link"
          aria-disabled={pending}
          onClick={() => void (pending || decline())}
        >
          {t('reviewInvitation.decline')}
        </button>
      )}
      <ErrorText error={error} />
    </div>
  );
}
