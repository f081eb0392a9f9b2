import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Where the sandboxes run, for journeys that need a service to fail or a product to run out of stock. */
export const sandboxUrl = `http://localhost:${process.env['SANDBOX_PORT'] ?? 8080}`;

interface Fixtures {
  /** Console errors that this journey causes on purpose; null for none. */
  readonly expectedErrors: RegExp | null;
  /** Runs axe with the rules of WCAG 2.2 AA on what the page currently shows. */
  readonly expectAccessible: (page: Page) => Promise<void>;
}

/** Playwright's test; an unexpected console error or uncaught exception fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  context: async ({ context, serviceWorkers }, use) => {
    // Playwright's own replacement answers with nothing, which the shop would report as an error.
    if (serviceWorkers === 'block')
      await context.addInitScript(() => {
        if (!('serviceWorker' in navigator)) return;
        ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
      });
    // Not every browser logs every violation of the content security policy.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Refused by the content security policy: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
    await use(page);
    const unexpected = problems.filter((problem) => !expectedErrors?.test(problem));
    expect(unexpected, 'console errors').toEqual([]);
  },
  expectAccessible: async ({}, use) =>
    use(async (page) => {
      // What sticks to the screen lies on something else at each place: from here, every page is looked at alike.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // What is about to be replaced is dimmed.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // The card fields are Adyen's.
        .exclude('iframe')
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }),
});

/** Does the same with one after the other; what fails with one does not hide what the others say. */
export async function walk<Item extends string | readonly unknown[]>(
  items: readonly Item[],
  visit: (item: Item) => Promise<void>,
): Promise<void> {
  // Each of them might be a journey of its own.
  base.setTimeout(base.info().timeout + items.length * 10_000);
  for (const item of items) {
    const name = String(item).slice(0, 60);
    await base.step(name, async () => {
      try {
        await visit(item);
      } catch (error) {
        expect.soft(error instanceof Error ? error.message : error, name).toBe('');
      }
    });
  }
}

export { expect };
