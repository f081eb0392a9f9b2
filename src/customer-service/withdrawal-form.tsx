import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withdrawalLengths } from '../../contract/limits.ts';
import type { WithdrawalStatement } from '../../contract/customer-service.ts';
import { cleanText } from '../../stores/typed-text.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FormField, TextField } from '../components/form-field.tsx';
import { useQueryParameter } from '../navigation/query.ts';
import * as styles from './customer-service.module.css';
import { EmailField, filledLineRules, useFocusAfterFailure, WithoutScripts } from './form-parts.tsx';

interface WithdrawalFormProps {
  /** What was typed before; null at first. */
  readonly statement: WithdrawalStatement | null;
  readonly onCompleted: (statement: WithdrawalStatement) => void;
}

/** Who withdraws from which contract. The order's page knows its number (`?order=…`). */
export function WithdrawalForm({ statement, onCompleted }: WithdrawalFormProps) {
  const { t } = useTranslation('withdrawal');
  const orderNumber = useQueryParameter('order') ?? '';
  const [defaultValues] = useState(
    statement ?? { name: '', email: '', orderNumber: '', items: '', note: '' },
  );
  const form = useForm<WithdrawalStatement>({ defaultValues, shouldFocusError: false });
  const { register, handleSubmit, setFocus, setValue, getValues } = form;
  const summary = useFocusAfterFailure(form);
  useEffect(() => {
    if (orderNumber && !getValues('orderNumber'))
      setValue('orderNumber', orderNumber.slice(0, withdrawalLengths.orderNumber));
  }, [orderNumber, getValues, setValue]);
  const problems = useProblems(form);
  const errorOf = (field: Required) => problems.find(({ name }) => name === field)?.text;
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onCompleted)(event)}>
        <ErrorSummary ref={summary} title={t('problems.title')} problems={problems} onChoose={setFocus} />
        <TextField
          label={t('fields.name')}
          error={errorOf('name')}
          {...register('name', filledLineRules)}
          maxLength={withdrawalLengths.name}
          autoComplete="name"
        />
        <TextField
          label={t('fields.orderNumber')}
          hint={t('fields.orderNumberHint')}
          error={errorOf('orderNumber')}
          {...register('orderNumber', filledLineRules)}
          maxLength={withdrawalLengths.orderNumber}
          autoComplete="off"
        />
        <EmailField
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          error={errorOf('email')}
          register={(rules) => register('email', rules)}
        />
        {(['items', 'note'] as const).map((name) => (
          <FormField key={name} label={t(`fields.${name}`)} optional hint={t(`fields.${name}Hint`)}>
            {(described) => (
              <textarea
                {...described}
                {...register(name, { setValueAs: (typed: string) => cleanText(typed, 'lines') })}
                className="input"
                rows={3}
                maxLength={withdrawalLengths[name]}
              />
            )}
          </FormField>
        ))}
        <button type="submit" className="button">
          {t('continue')}
        </button>
      </form>
    </>
  );
}

const required = ['name', 'orderNumber', 'email'] as const;
type Required = (typeof required)[number];

/** In the order of the fields; empty before the first submit. */
function useProblems({ formState: { errors } }: UseFormReturn<WithdrawalStatement>) {
  const { t } = useTranslation('withdrawal');
  return required.filter((name) => errors[name]).map((name) => ({ name, text: t(`problems.${name}`) }));
}
