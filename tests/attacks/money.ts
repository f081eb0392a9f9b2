import { hmacValidator as HmacValidator } from '@adyen/api-library';
import type { Json } from '../../api/testing/bad-requests.ts';
import { storeById } from '../../stores/index.ts';
import { type Attack, isRefused, mustBeRefused } from './attack.ts';
import type { Visit } from './visit.ts';

/** A key that Adyen does not sign with. */
const anotherKey = 'ab'.repeat(32);
const eventCodes = [
  'AUTHORISATION',
  'CAPTURE',
  'REFUND_FAILED',
  'CANCELLATION',
  'CHARGEBACK',
  'OFFER_CLOSED',
  'EXPIRE',
];

/** Notifications that say that the stranger has paid, or that others have not, and that Adyen did not sign. */
function forgedNotifications({ payment, theirs, cart }: Visit): Attack[] {
  const { merchantAccount } = storeById('de');
  const references = [`${cart.id}-${cart.version}`, `${theirs.cart.id}-${theirs.cart.version}`, payment];
  return references.flatMap((merchantReference) =>
    eventCodes.flatMap((eventCode) => {
      const item = {
        pspReference: 'FORGED0123456789',
        originalReference: 'FORGED0123456780',
        merchantAccountCode: merchantAccount,
        merchantReference,
        amount: { value: cart.total.centAmount, currency: cart.total.currencyCode },
        eventCode,
        eventDate: '2026-01-01T00:00:00Z',
        success: 'true',
      };
      // The library's types are enums; on the wire, they are these strings.
      const signature = new HmacValidator().calculateHmac(item as never, anotherKey);
      const bodies: Json[] = [
        item,
        ...[undefined, '', 'AAAA', signature, '0'.repeat(44), `${signature}=`].map((hmacSignature) => ({
          ...item,
          additionalData: hmacSignature === undefined ? {} : { hmacSignature },
        })),
        { ...item, additionalData: { hmacSignature: [signature] as unknown as string } },
        { ...item, additionalData: { hmacSignature: signature }, merchantAccountCode: 'Somebody' },
      ];
      return bodies.map((body, index) => ({
        request: {
          name: `${eventCode} ${index} for ${merchantReference}`,
          method: 'POST',
          path: '/api/webhooks/adyen',
          headers: { origin: '' },
          body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: body }] }),
        },
        fault: mustBeRefused,
      }));
    }),
  );
}

/** What a bank did not say. */
function inventedDetails({ payment, theirs }: Visit): Attack[] {
  const results = ['', 'x', 'Authorised', 'e30=', 'eyJ0cmFuc1N0YXR1cyI6IlkifQ==', 'A'.repeat(9_000)];
  return [payment, theirs.paid.payment.id, 'unknown'].flatMap((id) =>
    ['redirectResult', 'threeDSResult', 'payload', 'MD'].flatMap((name) =>
      results.map((result) => ({
        request: {
          name: `${name} ${result.slice(0, 20)} for ${id}`,
          method: 'POST',
          path: `/api/payments/${id}/details`,
          body: JSON.stringify({ details: { [name]: result }, proof: 'v1.1.x' }),
        },
        // A payment of the stranger's own that has failed says so again.
        fault: (answer) =>
          isRefused(answer) ||
          (id === payment && /"resultCode":"Refused"/.test(answer.text) && /"order":null/.test(answer.text))
            ? null
            : `answered ${answer.status}`,
      })),
    ),
  );
}

/** Attempts to get goods for less than they cost, or to make the shop believe in money that never came. */
export const moneyAttacks = (visit: Visit): Attack[] => [
  ...forgedNotifications(visit),
  ...inventedDetails(visit),
];
