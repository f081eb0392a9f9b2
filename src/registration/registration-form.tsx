import { useForm } from 'react-hook-form';
import type { RegistrationStatement } from '../../contract/registration.ts';
import * as service from '../customer-service/customer-service.module.css';
import { FormError, SubmitButton, WithoutScripts } from '../customer-service/form-parts.tsx';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { type RegistrationPage, statementOf, type Typed } from './registration-page.ts';

interface RegistrationFormProps extends Pick<RegistrationPage, 'products'> {
  /** What is in the form at first; what has been typed stays when it changes. */
  readonly values: Typed;
  readonly send: string;
  readonly pending: boolean;
  readonly error: ShopApiError | null;
  readonly onCompleted: (statement: RegistrationStatement) => void;
}

/** Which product it is, and how its owner can be reached. After a failed submit, the focus is on the first field that is wrong. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { products, values, send, pending, error, onCompleted } = props;
  const country = useUserCountry();
  const form = useForm<Typed>({ values, resetOptions: { keepDirtyValues: true } });
  const complete = form.handleSubmit((typed) => onCompleted(statementOf(typed, products, country)));
  return (
    <>
      <WithoutScripts />
      <form className={service.form} noValidate onSubmit={(event) => void complete(event)}>
        <ProductFields form={form} products={products} />
        <OwnerFields form={form} />
        <FormError error={error} />
        <SubmitButton pending={pending}>{send}</SubmitButton>
      </form>
    </>
  );
}
