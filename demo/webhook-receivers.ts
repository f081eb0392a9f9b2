import { stores } from '../stores/index.ts';

/**
 * Where webhooks of a merchant account go: `{store}` in `template` stands for the id of the storefront that has it.
 * Nowhere when a storefront is wanted and none has the account.
 */
export const webhookReceivers =
  (template: string) =>
  (merchantAccount: string): string | undefined => {
    if (!template.includes('{store}')) return template;
    const store = Object.values(stores).find((candidate) => candidate.merchantAccount === merchantAccount);
    return store && template.replaceAll('{store}', store.id);
  };
