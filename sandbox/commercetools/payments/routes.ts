import type { Payment } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import { customFields } from '../custom-fields.ts';
import { notFound } from '../errors.ts';
import { money } from '../money.ts';
import { queryPage } from '../queries.ts';
import { checkVersion, newResource } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { readBody, requiredVersion } from '../validation.ts';
import { applyPaymentAction } from './actions.ts';
import { paymentDraftSchema, paymentUpdateSchema } from './schemas.ts';
import type { SupportedPaymentDraft } from './schemas.ts';
import { newTransaction } from './transactions.ts';

function newPayment(draft: SupportedPaymentDraft, storage: Storage): Payment {
  const { key, interfaceId, anonymousId, amountPlanned, paymentMethodInfo, paymentStatus, custom } = draft;
  return {
    ...newResource(),
    ...(key !== undefined && { key }),
    ...(interfaceId !== undefined && { interfaceId }),
    ...(anonymousId !== undefined && { anonymousId }),
    amountPlanned: money(amountPlanned.centAmount, amountPlanned.currencyCode),
    paymentMethodInfo: paymentMethodInfo as Payment['paymentMethodInfo'],
    paymentStatus: paymentStatus as Payment['paymentStatus'],
    transactions: draft.transactions.map((transaction) => newTransaction(transaction, storage)),
    interfaceInteractions: draft.interfaceInteractions.map((interaction) =>
      customFields(storage, 'payment-interface-interaction', interaction),
    ),
    ...(custom && { custom: customFields(storage, 'payment', custom) }),
  };
}

/** Payments: records of money at the payment provider, by ID or by a key that the caller assigns. */
export function paymentRoutes(storage: Storage): Hono {
  const routes = new Hono();

  function find(reference: string): Payment {
    const payment = reference.startsWith('key=')
      ? storage.find('payment', reference.slice('key='.length))
      : storage.get('payment', reference);
    if (!payment) throw notFound(`payment '${reference}'`);
    return payment;
  }

  routes.post('/', async (context) => {
    const draft = await readBody(context, paymentDraftSchema);
    const payment = storage.transaction(() => storage.insert('payment', newPayment(draft, storage)));
    return context.json(payment, 201);
  });

  routes.get('/', (context) =>
    context.json(
      queryPage('payment', storage.all('payment'), new URL(context.req.url).searchParams, storage),
    ),
  );

  routes.get('/:reference', (context) => context.json(find(context.req.param('reference'))));

  routes.post('/:reference', async (context) => {
    const { version, actions } = await readBody(context, paymentUpdateSchema);
    const payment = storage.transaction(() => {
      const current = find(context.req.param('reference'));
      checkVersion(current, version);
      const changed = actions.reduce((draft, action) => applyPaymentAction(draft, action, storage), current);
      return storage.update('payment', current, version, changed);
    });
    return context.json(payment);
  });

  routes.delete('/:reference', (context) => {
    const version = requiredVersion(context);
    const payment = storage.transaction(() => {
      const current = find(context.req.param('reference'));
      storage.remove('payment', current, version);
      return current;
    });
    return context.json(payment);
  });

  return routes;
}
