// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { writeEntry } from '../consent/guarded-storage.ts';
import { formValuesOf } from './steps/address-form-values.ts';
import { readDraft, removeDraft, writeDraft } from './checkout-draft.ts';

afterEach(removeDraft);
const values = { ...formValuesOf(null, 'us'), email: 'ada@example.org' };

test.each(['{', '{"email":1}', 'null'])('an unreadable draft (%s) is ignored', (kept) => {
  writeEntry('checkout-draft', kept);
  expect(readDraft()).toBeNull();
});
