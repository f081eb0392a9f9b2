import { describe, expect, it } from 'vitest';
import { ShopError } from '../../contract/shop-error.ts';
import { isDuplicate, nullWhenNotFound, shopErrorOf } from './errors.ts';

const rejection = (statusCode: number, error?: object) => ({
  statusCode,
  message: 'message',
  body: { statusCode, message: 'message', errors: error ? [{ message: 'message', ...error }] : [] },
});

describe('what the SDK throws, as errors of the contract', () => {
  it.each([
    [
      rejection(409, { code: 'ConcurrentModification', currentVersion: 7 }),
      'VersionConflict',
      { currentVersion: 7 },
    ],
    [rejection(400, { code: 'OutOfStock', skus: ['A', 'B'] }), 'OutOfStock', { sku: 'A', skus: ['A', 'B'] }],
    [rejection(400, { code: 'MatchingPriceNotFound' }), 'NotSoldHere', undefined],
    [rejection(400, { code: 'MissingTaxRateForCountry' }), 'NoTaxRate', undefined],
    [rejection(400, { code: 'ShippingMethodDoesNotMatchCart' }), 'ShippingMethodUnavailable', undefined],
    [
      rejection(400, { code: 'ReferencedResourceNotFound', typeId: 'shipping-method' }),
      'ShippingMethodUnavailable',
      undefined,
    ],
    [
      rejection(400, { code: 'ReferencedResourceNotFound', typeId: 'store' }),
      'CommerceUnavailable',
      undefined,
    ],
    [rejection(400, { code: 'ReferencedResourceNotFound', typeId: 'type' }), 'InvalidInput', undefined],
    [
      rejection(400, { code: 'DiscountCodeNonApplicable', reason: 'DoesNotExist' }),
      'DiscountCodeNotApplicable',
      { reason: 'DoesNotExist' },
    ],
    [
      rejection(400, { code: 'DiscountCodeNonApplicable', reason: 'TimeRangeNonApplicable' }),
      'DiscountCodeExpired',
      undefined,
    ],
    [rejection(400, { code: 'PriceChanged' }), 'TotalChanged', undefined],
    [rejection(400, { code: 'SomethingNew' }), 'InvalidInput', undefined],
    [rejection(404), 'NotFound', undefined],
  ])('%j → %s', (error, code, details) => {
    expect(shopErrorOf(error)).toMatchObject({ code, cause: error });
    // What commercetools says never reaches a browser.
    expect(shopErrorOf(error).message).not.toContain('message');
    expect(shopErrorOf(error).details).toEqual(details);
  });

  it.each([
    [rejection(500, { code: 'General' })],
    [rejection(401, { code: 'invalid_token' })],
    [rejection(429)],
    [{ statusCode: 0, message: 'fetch failed', body: new Error('fetch failed') }],
    [new TypeError('fetch failed')],
    [undefined],
  ])('leaves the outcome unknown: %j', (error) => {
    expect(shopErrorOf(error).code).toBe('CommerceUnavailable');
  });

  it('leaves a ShopError unchanged', () => {
    const error = new ShopError('OutOfStock', 'gone');
    expect(shopErrorOf(error)).toBe(error);
  });

  it('recognizes duplicates and missing resources', () => {
    expect(isDuplicate(rejection(400, { code: 'DuplicateField', field: 'orderNumber' }))).toBe(true);
    expect(isDuplicate(rejection(400, { code: 'InvalidInput' }))).toBe(false);
    expect(nullWhenNotFound(rejection(404))).toBeNull();
    expect(() => nullWhenNotFound(rejection(400))).toThrow(ShopError);
  });
});
