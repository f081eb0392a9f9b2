import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { writtenReviewLengths } from '../../contract/limits.ts';
import type { OwnReview } from '../../contract/written-review.ts';
import { cleanLine, cleanText } from '../../stores/typed-text.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextArea, TextField } from '../components/form-field.tsx';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import {
  FormError,
  SubmitButton,
  useFocusAfterFailure,
  usePlainWordsText,
} from '../customer-service/form-parts.tsx';
import { PhotoField } from '../customer-service/photo-field.tsx';
import { fileIdsOf, type Photo } from '../customer-service/photos.ts';
import { type DraftName, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { DetailFields } from './detail-fields.tsx';
import { StarField } from './star-field.tsx';
import { statementOf, type Typed, typedOf } from './typed-review.ts';
import * as styles from './write-review.module.css';

interface ReviewFormProps {
  readonly orderNumber: string;
  readonly productKey: string;
  /** Null if it is the first one. */
  readonly review: OwnReview | null;
  /** What is chosen at first, e.g. `4`; null if nothing, or what the review has. */
  readonly stars: string | null;
  readonly onSaved: (review: OwnReview) => void;
}

/** Stars, words, and photographs. What is typed stays until it has been received. */
export function ReviewForm({ orderNumber, productKey, review, stars, onSaved }: ReviewFormProps) {
  const { t } = useTranslation(['write-review', 'customer-service']);
  const form = useForm<Typed>({
    defaultValues: typedOf(review, stars),
    shouldFocusError: false,
  });
  const { register, handleSubmit, setFocus } = form;
  useKeptText(form, `review ${orderNumber} ${productKey}`);
  const [photos, setPhotos] = useState(() => photosOf(review));
  const before = new Set(review?.pictures.map(({ id }) => id));
  const isKept = ({ id }: Photo) => id !== null && before.has(id);
  const files = fileIdsOf(photos.filter((photo) => !isKept(photo)));
  const summary = useFocusAfterFailure(form);
  const inPlainWords = useInPlainWords();
  const problems = useProblems(form);
  const errorOf = (field: string) => problems.find(({ name }) => name === field)?.text;
  const { pending, error, runOnce } = useAction();
  const send = (typed: Typed) =>
    runOnce(async () => {
      if (files === null) return;
      const keptFiles = photos.filter(isKept).flatMap(({ id }) => id ?? []);
      const statement = { ...statementOf(typed), files, keptFiles };
      onSaved(await callShopApi((api) => api.writeReview(orderNumber, productKey, statement)));
    });
  return (
    <form
      className={service.form}
      noValidate
      data-sentry-mask
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <ErrorSummary
        ref={summary}
        title={t('customer-service:form.check')}
        problems={problems}
        onChoose={setFocus}
      />
      <StarField form={form} error={errorOf('rating')} />
      <TextField
        label={t('fields.title')}
        optional
        error={errorOf('title')}
        {...register('title', { setValueAs: cleanLine, validate: inPlainWords })}
        maxLength={writtenReviewLengths.title}
        autoComplete="off"
      />
      <WordsField form={form} error={errorOf('text')} />
      <DetailFields form={form} errorOf={errorOf} />
      <PhotoField about="review" value={photos} onChange={setPhotos} />
      <TextField
        label={t('fields.author')}
        optional
        hint={t('fields.authorHint')}
        error={errorOf('author')}
        {...register('author', { setValueAs: cleanLine, validate: inPlainWords })}
        maxLength={writtenReviewLengths.author}
        autoComplete="nickname"
      />
      <div className={styles.quiet}>
        <p>{t('checked')}</p>
        <PrivacyLink />
      </div>
      <FormError error={error}>
        <p>{t('failed')}</p>
      </FormError>
      <SubmitButton pending={pending} waits={files === null}>
        {t(review ? 'save' : 'send')}
      </SubmitButton>
    </form>
  );
}

interface WordsFieldProps {
  readonly form: UseFormReturn<Typed>;
  readonly error: string | undefined;
}

function WordsField({ form: { register, watch }, error }: WordsFieldProps) {
  const { t } = useTranslation(['write-review', 'customer-service']);
  const inPlainWords = useInPlainWords();
  const left = writtenReviewLengths.text - watch('text').length;
  return (
    <TextArea
      label={t('fields.text')}
      optional
      hint={`${t('fields.textHint')} ${t('customer-service:contact.left', { count: left })}`}
      error={error}
      {...register('text', { setValueAs: cleanLines, validate: inPlainWords })}
      rows={6}
      maxLength={writtenReviewLengths.text}
    />
  );
}

const cleanLines = (typed: string): string => cleanText(typed, 'lines');

function useInPlainWords() {
  const problemIn = usePlainWordsText();
  return (typed: string): true | string => problemIn(typed) ?? true;
}

/** Those that a review has, as if they had just been added. */
const photosOf = (review: OwnReview | null): readonly Photo[] =>
  (review?.pictures ?? []).map(({ id, url }, index) => ({ key: -1 - index, id, preview: url }));

const lines = ['title', 'text', 'author'] as const;

/** In the order of the fields; empty before the first submit. */
function useProblems({ formState: { errors } }: UseFormReturn<Typed>) {
  const { t } = useTranslation('write-review');
  const inWords = (name: (typeof lines)[number]) => {
    const text = errors[name]?.message;
    return text === undefined ? [] : [{ name, text }];
  };
  return [
    ...(errors.rating ? [{ name: 'rating' as const, text: t('problems.rating') }] : []),
    ...inWords('title'),
    ...inWords('text'),
    ...Object.keys(errors.details ?? {}).map((key) => ({
      name: `details.${key}` as const,
      text: t('problems.number'),
    })),
    ...inWords('author'),
  ];
}

/** Has the words again that were changed before the page had to be reloaded. */
function useKeptText({ getValues, setValue, getFieldState }: UseFormReturn<Typed>, draft: DraftName): void {
  useEffect(() => {
    const kept = new URLSearchParams(takeDraft(draft));
    for (const name of lines) if (kept.has(name)) setValue(name, kept.get(name) ?? '', { shouldDirty: true });
    return watchDraft(draft, () => {
      const changed = lines.filter((name) => getFieldState(name).isDirty);
      return new URLSearchParams(changed.map((name) => [name, getValues(name)])).toString();
    });
  }, [getValues, setValue, getFieldState, draft]);
}
