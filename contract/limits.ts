/*
 * The limits that schemas and pages share. They are apart from the schemas, which would make every page heavier. Lengths
 * are in UTF-16 code units, as a form counts them.
 */

/** Of one line item. */
export const maxQuantity = 20;

/** Different things in a cart. */
export const maxLines = 20;

/** Of a gift message. */
export const maxMessageLength = 1000;

/** Of a name, and of a topic or order number as somebody types it. */
export const maxNameLength = 80;

/** Of a message to customer service. */
export const maxSupportMessageLength = 1000;

/** Of what a withdrawal says. */
export const withdrawalLengths = { name: 80, orderNumber: 40, email: 254, items: 1000, note: 1000 } as const;
