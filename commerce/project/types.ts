import type { FieldDefinition, TypeDraft } from '@commercetools/platform-sdk';
import type { ReviewDetail } from '../../contract/review.ts';

/** What the service leaves optional, and the shop always has. */
export type Keyed<Draft> = Draft & { readonly key: string };

/** Texts that only the shop's staff sees. */
export const english = (text: string) => ({ en: text });

const text = { name: 'String' } as const;
const yesOrNo = { name: 'Boolean' } as const;

const field = (name: string, label: string, type: FieldDefinition['type'] = text): FieldDefinition => ({
  name,
  label: english(label),
  type,
  required: false,
  inputHint: 'SingleLine',
});

const type = (
  key: string,
  name: string,
  of: TypeDraft['resourceTypeIds'],
  fields: FieldDefinition[],
): TypeDraft => ({
  key,
  name: english(name),
  resourceTypeIds: of,
  fieldDefinitions: fields,
});

/**
 * The custom types that the shop needs in a commercetools project: what it adds to commercetools' own fields.
 * @param reviewDetails what the brand's reviewers say of themselves.
 */
export const customTypes = (reviewDetails: readonly ReviewDetail[] = []): TypeDraft[] => [
  type('line-item-gift', 'Gift', ['line-item'], [field('giftMessage', 'Gift message')]),
  type('line-item-part', 'Part of a bundle', ['line-item'], [field('bundle', 'SKU of the bundle')]),
  type(
    'cart-checkout',
    'Checkout',
    ['order'],
    [
      field('orderNumber', 'Future order number'),
      field('isGift', 'Goes to somebody else than who pays: no prices in the parcel', yesOrNo),
      field('mayBeAskedForReview', 'Whether to ask once by e-mail how the customer likes it', yesOrNo),
      field('wantsMails', 'Everything about the order is told by e-mail', yesOrNo),
      field('mails', 'Which e-mails were sent, as JSON'),
      field('unfinished', 'The shop has something left to do', yesOrNo),
      field('awinId', 'Click of an Awin partner'),
      field('cjEventId', 'Click of a CJ Affiliate partner'),
      field('stockRelease', 'Stock of a canceled order: wanted or done'),
      field('moneyReturned', 'References of money that went back although nobody here asked for it'),
    ],
  ),
  type(
    'payment-settlement',
    'Settlement',
    ['payment'],
    [
      field('settlement', 'open until everything about the payment is over, then closed'),
      field('approved', 'Digest of what the shopper approved'),
      field('merchantAccount', 'Adyen account that takes the money'),
      field('needsPerson', 'Why somebody has to look at it'),
      field('refusal', 'Why the order was refused, as JSON'),
      field('instructions', 'How the shopper pays later, as JSON'),
    ],
  ),
  type(
    'payment-transaction',
    'Transaction of a payment',
    ['transaction'],
    [field('unasked', 'Money that went back although nobody here asked for it', { name: 'Boolean' })],
  ),
  type(
    'stock-releases',
    'Stock given back',
    ['inventory-entry'],
    [field('releases', 'Numbers of the canceled orders', { name: 'Set', elementType: text })],
  ),
  type(
    'delivery-time',
    'Delivery time',
    ['shipping-method'],
    [
      field('minDays', 'Working days until a parcel arrives, at least', { name: 'Number' }),
      field('maxDays', 'Working days until a parcel arrives, at most', { name: 'Number' }),
    ],
  ),
  type(
    'review-details',
    'Details of a review',
    ['review'],
    [
      field('writtenOn', 'When it was written, unless when it was created here', { name: 'Date' }),
      field('verifiedPurchase', 'We know that the author bought the product from us', yesOrNo),
      ...reviewDetails.map((detail) =>
        field(
          detail.key,
          detail.key,
          'choices' in detail
            ? { name: 'Enum', values: detail.choices.map((key) => ({ key, label: key })) }
            : { name: 'Number' },
        ),
      ),
      field('helpful', 'How many readers found it helpful', { name: 'Number' }),
      field('answer', 'What we answer, in the language of the review'),
      field('files', 'Photographs', { name: 'Set', elementType: text }),
    ],
  ),
  type(
    'product-price',
    'Price of a product',
    ['product-price'],
    [field('lowestPriorPrice', 'Lowest price of the 30 days before the reduction', { name: 'Money' })],
  ),
  type('category-kind', 'Kind of category', ['category'], [field('kind', 'product or selected')]),
];
