import type { AuthErrorResponse, ErrorObject, ErrorResponse } from '@commercetools/platform-sdk';

/** An error in the format of commercetools: an HTTP status and at least one coded error. */
export class CommercetoolsError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409;
  readonly errors: readonly ErrorObject[];

  constructor(status: CommercetoolsError['status'], error: ErrorObject) {
    super(error.message);
    this.status = status;
    this.errors = [error];
  }

  /** The response body; refused tokens are reported in the terms of OAuth, too. */
  get body(): ErrorResponse | AuthErrorResponse {
    const body = { statusCode: this.status, message: this.message, errors: [...this.errors] };
    const code = this.errors[0]?.code;
    if (code === undefined || (this.status !== 401 && this.status !== 403)) return body;
    return { ...body, error: code, error_description: this.message };
  }
}

type Details = Readonly<Record<string, unknown>>;

const refusal = (code: ErrorObject['code'], message: string, details: Details = {}) =>
  // The code determines which details an error has; each function below provides its own.
  new CommercetoolsError(400, { ...details, code, message } as ErrorObject);

export const notFound = (what: string) =>
  new CommercetoolsError(404, { code: 'ResourceNotFound', message: `The ${what} was not found.` });

/** The resource has changed since the caller read it. */
export const concurrentModification = (id: string, expected: number, currentVersion: number) =>
  new CommercetoolsError(409, {
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`,
    currentVersion,
  });

/** There is nothing at this path. */
export const noSuchPath = (path: string) =>
  new CommercetoolsError(404, { code: 'ResourceNotFound', message: `URI not found: ${path}` });

export const insufficientScope = (scopes: readonly string[], projectKey: string) => {
  const names = scopes.map((scope) => `${scope}:${projectKey}`).join(', ');
  const message = `Insufficient scope. One of the following scopes is missing: ${names}.`;
  return new CommercetoolsError(403, { code: 'insufficient_scope', message });
};

export const invalidToken = () =>
  new CommercetoolsError(401, { code: 'invalid_token', message: 'invalid_token' });

export const invalidInput = (message: string) => refusal('InvalidInput', message);

export const invalidJson = (detailedErrorMessage: string) =>
  refusal('InvalidJsonInput', 'Request body does not contain valid JSON.', { detailedErrorMessage });

export const invalidField = (field: string, invalidValue: unknown, message: string) =>
  refusal('InvalidField', message, { field, invalidValue });

export const invalidOperation = (message: string) => refusal('InvalidOperation', message);

export const duplicateField = (field: string, duplicateValue: string) =>
  refusal('DuplicateField', `A duplicate value '"${duplicateValue}"' exists for field '${field}'.`, {
    field,
    duplicateValue,
  });

/** @param identifier the ID or key by which the resource was referred to */
export const referencedResourceNotFound = (
  typeId: string,
  identifier: { readonly id: string } | { readonly key: string },
) => {
  const [field, value] = Object.entries(identifier)[0] ?? [];
  const message = `The referenced object of type '${typeId}' with ${field} '${value}' was not found.`;
  return refusal('ReferencedResourceNotFound', message, { typeId, ...identifier });
};

export const unknownSku = (sku: string) =>
  refusal('InvalidField', `The SKU '${sku}' does not belong to any published product variant.`, {
    field: 'sku',
    invalidValue: sku,
  });

export const matchingPriceNotFound = (where: {
  productId: string;
  variantId: number;
  currency: string;
  country: string | undefined;
}) => refusal('MatchingPriceNotFound', 'The product variant has no price for the cart.', where);

export const missingTaxRate = (taxCategoryId: string, country: string, state: string | undefined) =>
  refusal(
    'MissingTaxRateForCountry',
    `Tax category '${taxCategoryId}' is missing a tax rate for country '${country}'${state === undefined ? '' : `, state '${state}'`}.`,
    { taxCategoryId, country, ...(state !== undefined && { state }) },
  );

export const shippingMethodDoesNotMatchCart = (name: string) =>
  refusal('ShippingMethodDoesNotMatchCart', `The shipping method '${name}' does not match the cart.`);

/** The prices of lines, or of shipping, are no longer those of the cart that is to be ordered. */
export const priceChanged = (lineItems: readonly string[], shipping: boolean) =>
  refusal(
    'PriceChanged',
    `The price or tax of some line items changed at the time of placing the order: ${lineItems.join(', ')}.`,
    { lineItems, shipping },
  );

export const countryNotInStore = (country: string, storeCountries: readonly string[]) =>
  refusal('CountryNotConfiguredInStore', `The country '${country}' is not configured in the store.`, {
    country,
    storeCountries,
  });

export const discountCodeNonApplicable = (discountCode: string, reason: string, details: Details = {}) =>
  refusal('DiscountCodeNonApplicable', `The discount code '${discountCode}' cannot be applied to the cart.`, {
    discountCode,
    reason,
    ...details,
  });

export const outOfStock = (lineItems: readonly string[], skus: readonly string[]) =>
  refusal(
    'OutOfStock',
    `Some line items are out of stock at the time of placing the order: ${skus.join(', ')}.`,
    {
      lineItems,
      skus,
    },
  );
