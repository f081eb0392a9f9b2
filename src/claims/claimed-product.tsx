import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimStatement } from '../../contract/claim.ts';
import type { LineItem } from '../../contract/cart.ts';
import { claimLengths } from '../../contract/limits.ts';
import { SelectField, TextField } from '../components/form-field.tsx';
import { filledLineRules, lineRules } from '../customer-service/form-parts.tsx';

/** What the form has; nothing is chosen at first. */
export type ClaimFields = Omit<ClaimStatement, 'problem'> & {
  readonly problem: ClaimStatement['problem'] | '';
};

export const nameOfLine = ({ name, variantLabel }: LineItem): string =>
  (variantLabel === '' ? name : `${name} (${variantLabel})`).slice(0, claimLengths.product);

interface ClaimedProductProps {
  readonly form: UseFormReturn<ClaimFields>;
  /** What was ordered, to choose from; if there is nothing, the product is named, with what else helps to find it. */
  readonly lines: readonly LineItem[];
  readonly errorOf: (field: 'sku' | 'product') => string | undefined;
}

/** Which product it is. */
export function ClaimedProduct({ form: { register }, lines, errorOf }: ClaimedProductProps) {
  const { t } = useTranslation('claims');
  if (lines.length > 0)
    return (
      <SelectField
        label={t('fields.product')}
        error={errorOf('sku')}
        {...register('sku', { required: true })}
      >
        <option value="">{t('choose')}</option>
        {lines.map((line) => (
          <option key={line.id} value={line.sku}>
            {nameOfLine(line)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <>
      <TextField
        label={t('fields.product')}
        hint={t('fields.productHint')}
        error={errorOf('product')}
        {...register('product', filledLineRules)}
        maxLength={claimLengths.product}
      />
      <TextField
        label={t('fields.number')}
        hint={t('fields.numberHint')}
        optional
        {...register('number', lineRules)}
        maxLength={claimLengths.number}
        autoComplete="off"
      />
      <TextField
        label={t('fields.batch')}
        hint={t('fields.batchHint')}
        optional
        {...register('batch', lineRules)}
        maxLength={claimLengths.batch}
        autoComplete="off"
      />
      <TextField label={t('fields.boughtOn')} optional type="date" {...register('boughtOn')} />
      <TextField
        label={t('fields.boughtAt')}
        hint={t('fields.boughtAtHint')}
        optional
        {...register('boughtAt', lineRules)}
        maxLength={claimLengths.boughtAt}
      />
    </>
  );
}
