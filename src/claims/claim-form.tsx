import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimReceipt } from '../../contract/claim.ts';
import type { LineItem } from '../../contract/cart.ts';
import { claimLengths, claimProblems, claimWishes } from '../../contract/limits.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FormField, TextField } from '../components/form-field.tsx';
import * as styles from '../customer-service/customer-service.module.css';
import {
  EmailField,
  filledLineRules,
  FormError,
  isFilled,
  newKey,
  useFocusAfterFailure,
  WithoutScripts,
} from '../customer-service/form-parts.tsx';
import { PhotoField } from '../customer-service/photo-field.tsx';
import { fileIdsOf, type Photo } from '../customer-service/photos.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { ClaimedProduct, type ClaimFields, nameOfLine } from './claimed-product.tsx';

export interface ClaimFormProps {
  /** Of the order that the page was opened from; empty without one. */
  readonly number: string;
  /** What was ordered, to choose from; empty if that is not known. */
  readonly lines: readonly LineItem[];
  /** Who ordered it. */
  readonly buyer?: Pick<ClaimFields, 'name' | 'email'> | undefined;
  /** Of the line that the page was opened from; may be empty. */
  readonly sku: string;
  readonly onReceived: (receipt: ClaimReceipt, email: string) => void;
}

/** Who has which product, and what is wrong with it. What is typed stays until it has been received. */
export function ClaimForm({ number, lines, buyer, sku, onReceived }: ClaimFormProps) {
  const { t } = useTranslation(['claims', 'customer-service']);
  const [first, ...others] = lines;
  const chosen = lines.find((line) => line.sku === sku) ?? (others.length === 0 ? first : undefined);
  const form = useForm<ClaimFields>({
    defaultValues: { ...emptyClaim, ...buyer, number, sku: chosen?.sku ?? '' },
    shouldFocusError: false,
  });
  const { register, handleSubmit, setFocus } = form;
  const [key] = useState(newKey);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const files = fileIdsOf(photos);
  const summary = useFocusAfterFailure(form);
  const problems = useProblems(form);
  const errorOf = (field: Required) => problems.find(({ name }) => name === field)?.text;
  const { pending, error, runOnce } = useAction();
  const send = ({ problem, ...fields }: ClaimFields) =>
    runOnce(async () => {
      if (problem === '' || files === null) return;
      const line = lines.find((each) => each.sku === fields.sku);
      const product = line ? nameOfLine(line) : fields.product;
      const claim = { key, ...fields, product, problem, files };
      onReceived(await callShopApi((api) => api.sendClaim(claim)), fields.email);
    });
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <ErrorSummary ref={summary} title={t('missing.title')} problems={problems} onChoose={setFocus} />
        <ClaimedProduct form={form} lines={lines} errorOf={errorOf} />
        <FormField label={t('fields.problem')} error={errorOf('problem')}>
          {(described) => (
            <select {...described} {...register('problem', { required: true })} className="input">
              <option value="">{t('choose')}</option>
              {claimProblems.map((problem) => (
                <option key={problem} value={problem}>
                  {t(`problems.${problem}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={t('fields.message')} hint={t('fields.messageHint')} error={errorOf('message')}>
          {(described) => (
            <textarea
              {...described}
              {...register('message', { validate: isFilled })}
              className="input"
              rows={5}
              maxLength={claimLengths.message}
            />
          )}
        </FormField>
        <PhotoField value={photos} onChange={setPhotos} />
        <FormField label={t('fields.wish')} hint={t('fields.wishHint')}>
          {(described) => (
            <select {...described} {...register('wish')} className="input">
              {claimWishes.map((wish) => (
                <option key={wish} value={wish}>
                  {t(`wishes.${wish}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <TextField
          label={t('fields.name')}
          error={errorOf('name')}
          {...register('name', filledLineRules)}
          maxLength={claimLengths.name}
          autoComplete="name"
        />
        <EmailField
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          error={errorOf('email')}
          register={(rules) => register('email', rules)}
        />
        <div>
          <FormError error={error} />
          {error && <p>{t('failed')}</p>}
        </div>
        <button type="submit" className="button" aria-disabled={pending || files === null}>
          {t(pending ? 'customer-service:form.sending' : 'send')}
        </button>
      </form>
    </>
  );
}

const emptyClaim: ClaimFields = {
  ...{ name: '', email: '', number: '', product: '', sku: '', batch: '', boughtOn: '', boughtAt: '' },
  ...{ problem: '', message: '', wish: 'any' },
};

const required = ['sku', 'product', 'problem', 'message', 'name', 'email'] as const;
type Required = (typeof required)[number];

/** In the order of the fields; empty before the first submit. */
function useProblems({ formState: { errors } }: UseFormReturn<ClaimFields>) {
  const { t } = useTranslation('claims');
  return required
    .filter((name) => errors[name])
    .map((name) => ({ name, text: t(`missing.${name === 'sku' ? 'product' : name}`) }));
}
