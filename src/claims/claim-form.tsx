import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimReceipt } from '../../contract/claim.ts';
import type { LineItem } from '../../contract/cart.ts';
import { claimLengths, claimProblems, claimWishes } from '../../contract/limits.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { SelectField, TextArea } from '../components/form-field.tsx';
import * as styles from '../customer-service/customer-service.module.css';
import {
  EmailField,
  emailRules,
  filledLineRules,
  FormError,
  isFilled,
  NameField,
  newKey,
  SubmitButton,
  useProblems,
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
  const { register, handleSubmit } = form;
  const [key] = useState(newKey);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const files = fileIdsOf(photos);
  const { summary, errorOf } = useProblems(form, {
    sku: t('missing.product'),
    product: t('missing.product'),
    problem: t('missing.problem'),
    message: t('missing.message'),
    name: t('customer-service:form.problems.name'),
    email: t('customer-service:form.problems.email'),
  });
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
        <ErrorSummary {...summary} />
        <ClaimedProduct form={form} lines={lines} errorOf={errorOf} />
        <SelectField
          label={t('fields.problem')}
          error={errorOf('problem')}
          {...register('problem', { required: true })}
        >
          <option value="">{t('choose')}</option>
          {claimProblems.map((problem) => (
            <option key={problem} value={problem}>
              {t(`problems.${problem}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('fields.message')}
          hint={t('fields.messageHint')}
          error={errorOf('message')}
          {...register('message', { validate: isFilled })}
          rows={5}
          maxLength={claimLengths.message}
        />
        <PhotoField value={photos} onChange={setPhotos} />
        <SelectField label={t('fields.wish')} hint={t('fields.wishHint')} {...register('wish')}>
          {claimWishes.map((wish) => (
            <option key={wish} value={wish}>
              {t(`wishes.${wish}`)}
            </option>
          ))}
        </SelectField>
        <NameField error={errorOf('name')} {...register('name', filledLineRules)} />
        <EmailField
          hint={t('fields.emailHint')}
          error={errorOf('email')}
          {...register('email', emailRules)}
        />
        <FormError error={error}>
          <p>{t('failed')}</p>
        </FormError>
        <SubmitButton pending={pending} waits={files === null}>
          {t('send')}
        </SubmitButton>
      </form>
    </>
  );
}

const emptyClaim: ClaimFields = {
  ...{ name: '', email: '', number: '', product: '', sku: '', batch: '', boughtOn: '', boughtAt: '' },
  ...{ problem: '', message: '', wish: 'any' },
};
