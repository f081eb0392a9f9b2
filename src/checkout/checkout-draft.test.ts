// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { writeEntry } from '../consent/guarded-storage.ts';
import { readDraft, removeDraft } from './checkout-draft.ts';

afterEach(removeDraft);

test.each(['{', '{"email":1}', 'null'])('an unreadable draft (%s) is ignored', (kept) => {
  writeEntry('checkout-draft', kept);
  expect(readDraft()).toBeNull();
});
