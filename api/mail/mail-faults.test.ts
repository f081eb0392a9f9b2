import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mailer } from '../mailer/mailer.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { useMailSandbox } from '../testing/use-mail-sandbox.ts';

const { mailer: realMailer, control, received } = useMailSandbox();
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** What a process may be doing when it ends: every call that it has begun then has no end. */
const deaths = ['never', 'before it sends', 'after it has sent', 'before it notes it'] as const;

const plan = fc.record({
  language: fc.constantFrom('de', 'en'),
  result: fc.constantFrom('Authorised', 'Authorised', 'Refused'),
  faults: fc.array(fc.constantFrom('refused-for-now', 'stalled', 'answer-lost'), { maxLength: 3 }),
  death: fc.constantFrom(...deaths),
  minutes: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 4 }),
  sweepers: fc.integer({ min: 1, max: 3 }),
});

it('product 4.118: whatever fails, every order has exactly one confirmation, and nothing else has any', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ language, result, faults, death, minutes, sweepers }) => {
      await control('reset');
      for (const fault of faults) await control('mail/faults', { fault, times: 1 });
      const real = realMailer();
      const end = Promise.withResolvers<undefined>();
      let [isDead, hasSent] = [false, false];
      const die = () => {
        isDead = true;
        end.resolve(undefined);
        return new Promise<never>(() => undefined);
      };
      /** Waits for what a process does, or for its end. */
      const during = (work: Promise<unknown>) => (isDead ? work : Promise.race([work, end.promise]));
      const mailer: Mailer = {
        async send(mail) {
          if (!isDead && death === 'before it sends') return die();
          const outcome = await real.send(mail);
          hasSent = true;
          return !isDead && death === 'after it has sent' ? die() : outcome;
        },
      };
      const shop = fakeShopApi({ mailer });
      const put = shop.commerce.putObject.bind(shop.commerce);
      shop.commerce.putObject = (container, ...rest) =>
        !isDead && hasSent && death === 'before it notes it' && container === 'mail-ledgers'
          ? die()
          : put(container, ...rest);
      const { browser } = shop;
      browser.languages = language;
      const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
      shop.payments.results.push(result);
      await during(browser.pay(cart));
      for (const step of [...minutes, 90, 90, 90, 90, 90]) {
        vi.setSystemTime(Date.now() + step * 60_000);
        await during(Promise.all(Array.from({ length: sweepers }, () => shop.sweep())));
      }
      const mails = await received();
      const orders = [...shop.commerce.orders.values()];
      expect(orders).toHaveLength(result === 'Refused' ? 0 : 1);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(orders.length);
      const lost = faults.filter((fault) => fault === 'answer-lost').length;
      expect(mails.length).toBeLessThanOrEqual(orders.length * (1 + lost + (death === 'never' ? 0 : 1)));
      for (const { envelope, subject, text } of mails) {
        const [order] = orders;
        expect(envelope.to).toEqual([order?.cart.email]);
        expect(subject).toBe(
          `${language === 'de' ? 'Wir bestätigen deine Bestellung' : 'We confirm your order'} ${order?.orderNumber}`,
        );
        expect(text.replaceAll(/\s/g, ' ')).toContain(language === 'de' ? '105,00 €' : '€105.00');
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
