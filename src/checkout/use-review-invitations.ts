import type { Store } from '../../stores/types.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useStore } from '../shop/shop-context.tsx';

/** Whom the storefront asks to review what they bought; undefined if nobody. */
export function useReviewInvitations(): Store['reviewInvitations'] {
  const { review } = usePage().sitePaths;
  const { reviewInvitations } = useStore();
  return review === undefined ? undefined : reviewInvitations;
}
