import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withdrawalLengths } from '../../contract/limits.ts';
import type { WithdrawalStatement } from '../../contract/customer-service.ts';
import { cleanText } from '../../stores/typed-text.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextArea, TextField } from '../components/form-field.tsx';
import * as styles from './customer-service.module.css';
import {
  EmailField,
  emailRules,
  filledLineRules,
  NameField,
  useProblems,
  WithoutScripts,
} from './form-parts.tsx';

interface WithdrawalFormProps {
  /** What is in the form at first. */
  readonly statement: WithdrawalStatement;
  readonly onCompleted: (statement: WithdrawalStatement) => void;
}

/** Who withdraws from which contract. */
export function WithdrawalForm({ statement, onCompleted }: WithdrawalFormProps) {
  const { t } = useTranslation(['withdrawal', 'customer-service']);
  const form = useForm<WithdrawalStatement>({ defaultValues: statement, shouldFocusError: false });
  const { register, handleSubmit } = form;
  const { summary, errorOf } = useProblems(form, {
    name: t('customer-service:form.problems.name'),
    orderNumber: t('missingOrder'),
    email: t('customer-service:form.problems.email'),
  });
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onCompleted)(event)}>
        <ErrorSummary {...summary} />
        <NameField error={errorOf('name')} {...register('name', filledLineRules)} />
        <TextField
          label={t('fields.orderNumber')}
          hint={t('fields.orderNumberHint')}
          error={errorOf('orderNumber')}
          {...register('orderNumber', filledLineRules)}
          maxLength={withdrawalLengths.orderNumber}
          autoComplete="off"
        />
        <EmailField
          hint={t('fields.emailHint')}
          error={errorOf('email')}
          {...register('email', emailRules)}
        />
        {(['items', 'note'] as const).map((name) => (
          <TextArea
            key={name}
            label={t(`fields.${name}`)}
            optional
            hint={t(`fields.${name}Hint`)}
            {...register(name, { setValueAs: (typed: string) => cleanText(typed, 'lines') })}
            rows={3}
            maxLength={withdrawalLengths[name]}
          />
        ))}
        <button type="submit" className="button">
          {t('continue')}
        </button>
      </form>
    </>
  );
}
