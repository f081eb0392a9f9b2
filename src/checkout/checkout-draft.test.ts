// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { writeEntry } from '../consent/guarded-storage.ts';
import { readDraft, removeDraft } from './checkout-draft.ts';
import { formValuesOf } from './steps/address-form-values.ts';

afterEach(removeDraft);

test('product 4.745: what was typed before the shop asked about reviews is not lost', () => {
  const { reviewAnswer, ...before } = { ...formValuesOf(null, 'gb'), email: 'ada@example.com' };
  writeEntry('checkout-draft', JSON.stringify(before));
  expect(readDraft()).toEqual({ ...before, reviewAnswer });
});

test.each(['{', '{"email":1}', 'null'])('an unreadable draft (%s) is ignored', (kept) => {
  writeEntry('checkout-draft', kept);
  expect(readDraft()).toBeNull();
});
