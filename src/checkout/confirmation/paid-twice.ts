/** The `state` of a navigation to the confirmation of an order that another tab had already paid for. */
export const paidTwice = { paidTwice: true } as const;

/** Whether the payment that led to this page is being returned because another one came first; a reload keeps it. */
export const isPaidTwice = (): boolean =>
  (window.history.state as { readonly paidTwice?: boolean } | null)?.paidTwice === true;
