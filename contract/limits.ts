/*
 * The limits that schemas and pages share. They are apart from the schemas, which would make every page heavier. Lengths
 * are in UTF-16 code units, as a form counts them.
 */

/** Of one line item. */
export const maxQuantity = 20;

export const maxLines = 20;

/** About which `GET /api/offers` is asked at once. */
export const maxSkus = 50;

export const maxMessageLength = 1000;

/** Of a name, and of a topic or order number as somebody types it. */
export const maxNameLength = 80;

export const maxSupportMessageLength = 1000;

export const withdrawalLengths = {
  name: maxNameLength,
  orderNumber: 40,
  email: 254,
  items: 1000,
  note: 1000,
} as const;

export const claimLengths = {
  ...{ name: maxNameLength, number: 40, product: 160, batch: 40, boughtAt: 80 },
  message: 1000,
} as const;

/** What is wrong, and what somebody who claims would like, in the order of the form. */
export const claimProblems = ['arrived', 'worn', 'missing', 'other'] as const;
export const claimWishes = ['any', 'repair', 'part', 'replacement'] as const;

/** What a photograph may be sent as. What it really is, its content says (`api/files/check-files.ts`). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** With one request of a customer. */
export const maxPhotos = 4;

/** Of one photograph, in bytes. */
export const maxPhotoSize = 10_000_000;

export const registrationLengths = { model: 80, seller: 80, name: maxNameLength, address: 300 } as const;

/** Of a review; `plainWordsProblem` (`stores/plain-words.ts`) limits what is in it. */
export const writtenReviewLengths = { title: 80, text: 3000, author: 40 } as const;

/** Of a question about a product: what fits a heading. */
export const questionLengths = { question: 240 } as const;
