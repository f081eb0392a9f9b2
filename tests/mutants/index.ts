import { browser } from './browser.ts';
import { express } from './express.ts';
import { found } from './found.ts';
import { mail } from './mail.ts';
import { browser as moneyInBrowser } from './money/browser.ts';
import { checkout } from './money/checkout.ts';
import { guards } from './money/guards.ts';
import { commerce } from './money/commerce.ts';
import { payment } from './money/payment.ts';
import { sandbox } from './money/sandbox.ts';
import { settlement } from './money/settlement.ts';
import { core } from './redirects/core.ts';
import { hosts } from './redirects/hosts.ts';
import { lint } from './redirects/lint.ts';
import { restock } from './restock.ts';
import { browser as searchInBrowser } from './search/browser.ts';
import { sandbox as searchSandbox } from './search/sandbox.ts';
import type { MutantsOfFile } from './types.ts';

/** Every list, by its name for `--only`. */
export const mutantLists: Readonly<Record<string, readonly MutantsOfFile[]>> = {
  money: [...checkout, ...guards, ...settlement, ...payment, ...commerce, ...moneyInBrowser, ...sandbox],
  search: [...searchInBrowser, ...searchSandbox],
  browser,
  express,
  found,
  mail,
  restock,
  redirects: [...core, ...lint, ...hosts],
};
