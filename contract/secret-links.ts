/**
 * Every link of the shop that lets its bearer do something, by what that is: reading an order, ending a payment, sending a gift back,
 * answering a restock request, confirming or leaving the newsletter, or changing a registration. `secret` and `subject` are the parameters of its address with the token and with what it is about. Before any
 * script reads the address, the page takes the secret out of it, and exchanges it for a cookie at
 * `/api/{resource}/{subject}/session` (`src/navigation/link-script.ts`).
 */
export const secretLinks = {
  order: { secret: 'token', subject: 'order', resource: 'orders' },
  payment: { secret: 'proof', subject: 'payment', resource: 'payments' },
  gift: { secret: 'pass', subject: 'gift', resource: 'gifts' },
  restock: { secret: 'key', subject: 'request', resource: 'restock' },
  newsletter: { secret: 'reader', subject: 'subscription', resource: 'newsletter' },
  registration: { secret: 'owner', subject: 'registration', resource: 'registrations' },
} as const;

export type SecretLink = keyof typeof secretLinks;

/** The query of such a link. */
export function secretQuery(of: SecretLink, about: string, token: string): string {
  const { secret, subject } = secretLinks[of];
  return new URLSearchParams({ [subject]: about, [secret]: token }).toString();
}

/** Where an order's page has the button with which nobody is asked for reviews again, as a fragment of its address. */
export const declineId = 'review-invitation';
