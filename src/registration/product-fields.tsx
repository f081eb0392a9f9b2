import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registrationLengths } from '../../contract/limits.ts';
import { batchFrom, maxBatchLength } from '../../stores/batch.ts';
import { registrationLawOf } from '../../stores/registration-law.ts';
import { BatchLabel } from '../components/batch-label.tsx';
import { SelectField, TextField } from '../components/form-field.tsx';
import { isFilled, lineRules } from '../customer-service/form-parts.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { other, type RegistrationPage, type Typed } from './registration-page.ts';

interface ProductFieldsProps extends Pick<RegistrationPage, 'products'> {
  readonly form: UseFormReturn<Typed>;
}

/** A batch number as an example. */
const example = 'AB 24031';

/** Which product it is, by a number of its label, and where no law forbids to ask, when and where it was bought. */
export function ProductFields({ form, products }: ProductFieldsProps) {
  const { t } = useTranslation(['registration', 'recall']);
  const { register, watch, formState } = form;
  const store = useStore();
  const problem = (field: keyof Typed, text: string) => (formState.errors[field] ? text : undefined);
  return (
    <>
      <SelectField
        label={t('fields.product')}
        error={problem('choice', t('problems.product'))}
        {...register('choice', { validate: isFilled })}
      >
        <option value="">{t('fields.choose')}</option>
        {products.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value={other}>{t('fields.other')}</option>
      </SelectField>
      <div hidden={watch('choice') !== other}>
        <TextField
          label={t('fields.model')}
          error={problem('model', t('problems.model'))}
          {...register('model', {
            ...lineRules,
            validate: (typed, { choice }) => choice !== other || isFilled(typed),
          })}
          maxLength={registrationLengths.model}
          autoComplete="off"
        />
      </div>
      <BatchLabel example={example} />
      <TextField
        label={t('recall:check.number')}
        hint={t('fields.batchHint', { example })}
        error={problem('batch', t('problems.batch', { email: store.contact.email }))}
        {...register('batch', { validate: (typed) => batchFrom(typed) !== null })}
        maxLength={maxBatchLength}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      {registrationLawOf(store) === null && (
        <>
          <TextField
            label={t('fields.on')}
            optional
            {...register('on')}
            type="date"
            min="2000-01-01"
            max="2099-12-31"
          />
          <TextField
            label={t('fields.at')}
            optional
            hint={t('fields.atHint')}
            {...register('at', lineRules)}
            maxLength={registrationLengths.seller}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}
