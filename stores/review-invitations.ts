import type { Store } from './types.ts';

/** Whom a storefront asks to review what they bought; undefined if nobody, or if there is no page on which they could. */
export const reviewInvitationsOf = ({
  paths,
  reviewInvitations,
}: Pick<Store, 'paths' | 'reviewInvitations'>): Store['reviewInvitations'] =>
  'review' in paths ? reviewInvitations : undefined;
