import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../contract/order.ts';
import type { RegistrationReceipt, RegistrationStatement } from '../../contract/registration.ts';
import { addressLines, fullName } from '../../stores/address-formats/lines.ts';
import { isRecalled, printed } from '../../stores/batch.ts';
import { useRequest } from '../components/use-request.ts';
import { newKey, Sent } from '../customer-service/form-parts.tsx';
import { useLanguage } from '../i18n/use-locale.ts';
import { useQueryParameter } from '../navigation/query.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { useShopState } from '../shop/shop-context.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { nothingTyped, type RegistrationPage, type Typed } from './registration-page.ts';

interface NewRegistrationProps extends RegistrationPage {
  readonly onAgain: () => void;
}

interface Done extends RegistrationReceipt {
  readonly statement: RegistrationStatement;
}

/** The form, then whether the batch is recalled. What it sends has one key, however often the button is pressed. */
export function NewRegistration({ products, recalls, onAgain }: NewRegistrationProps) {
  const { t } = useTranslation('registration');
  const [key] = useState(newKey);
  const [done, setDone] = useState<Done | null>(null);
  const values = useOrderedValues(products);
  const { pending, error, runOnce } = useAction();
  const send = (statement: RegistrationStatement) =>
    runOnce(async () => {
      const { id } = await callShopApi((api) => api.registerProduct({ key, ...statement }));
      setDone({ id, statement });
    });
  if (!done)
    return (
      <RegistrationForm
        {...{ products, values, pending, error }}
        send={t('send')}
        onCompleted={(statement) => void send(statement)}
      />
    );
  const { email, batch } = done.statement;
  return (
    <Sent title={t('done.title')}>
      <RecallVerdict batch={batch} recalls={recalls} />
      <p>{t('done.text')}</p>
      {email !== '' && <p data-sentry-mask>{t('done.mail', { email })}</p>}
      <p>{t('done.reference', { id: done.id })}</p>
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {t('done.another')}
      </button>
    </Sent>
  );
}

/** Whether a batch is recalled, and the way to the recall that says what to do. */
export function RecallVerdict({
  batch,
  recalls,
}: Pick<RegistrationPage, 'recalls'> & { readonly batch: string }) {
  const { t } = useTranslation('registration');
  const recall = recalls.find(({ batches }) => isRecalled(batch, batches));
  if (!recall) return <p>{t('verdict.none', { batch: printed(batch) })}</p>;
  return (
    <div className="notice notice-error">
      <p>
        <strong>{t('verdict.recalled', { batch: printed(batch) })}</strong>
      </p>
      <p>
        <Link to={recall.path}>{recall.title}</Link>
      </p>
    </div>
  );
}

/** What the order whose page led here knows (`?order=…`), if this browser may open it. */
function useOrderedValues(products: RegistrationPage['products']): Typed {
  const orderNumber = useQueryParameter('order');
  const language = useLanguage();
  const seller = useShopState(({ siteConfig }) => siteConfig.brandName);
  const { value: order } = useRequest(orderNumber, () =>
    callShopApi((api) => api.loadOrder(orderNumber ?? '')),
  );
  return order ? orderedValues(order, products, { language, seller }) : nothingTyped;
}

/** A gift is registered by whoever has it, whose addresses are not known. */
function orderedValues(
  { createdAt, cart }: Order,
  products: RegistrationPage['products'],
  { language, seller }: { readonly language: string; readonly seller: string },
): Typed {
  const keys = new Set(cart.lineItems.map(({ productKey }) => productKey));
  const [choice, ...others] = products.filter(({ key }) => keys.has(key));
  const { shippingAddress: address, isForSomebodyElse } = cart;
  const known = { ...nothingTyped, on: createdAt.slice(0, 10), at: seller };
  const owner =
    address === null || isForSomebodyElse
      ? {}
      : {
          name: fullName(address),
          address: addressLines(address, language).slice(1).join('\n'),
          email: cart.email ?? '',
          phone: address.phone ?? '',
        };
  return { ...known, ...owner, ...(choice && others.length === 0 && { choice: choice.key }) };
}
