import { pageKeysOf } from '../../stores/urls.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, home } from '../browser/samples.ts';

/** Pages for errors, and pages that the law of some countries wants. */
const notEverywhere =
  /^(not-found|server-error|withdraw|content\/(legal-guarantee|legal-notice|right-of-withdrawal|right-to-cancel))$/;

test('product 1.3, 2.1.1, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8, 2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.3.15, 2.3.57, 2.3.291, 2.3.292: every address is a page of its own: no redirect, and with a title', async ({
  request,
}) => {
  for (const key of pageKeysOf(home).filter((one) => !notEverywhere.test(one))) {
    const answer = await request.get(at(key), { maxRedirects: 0 });
    expect.soft(answer.status(), key).toBe(200);
    expect.soft(await answer.text(), key).toMatch(/<h1[ >]/);
  }
});
