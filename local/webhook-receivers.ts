import { brand } from '../brands/build.ts';

/**
 * Where webhooks of a merchant account are sent: `{store}` in `template` represents the ID of the storefront with that
 * account. Nowhere if a storefront is needed and none has the account.
 */
export const webhookReceivers =
  (template: string) =>
  (merchantAccount: string): string | undefined => {
    if (!template.includes('{store}')) return template;
    const store = brand.storefronts.find((candidate) => candidate.merchantAccount === merchantAccount);
    return store && template.replaceAll('{store}', store.id);
  };
