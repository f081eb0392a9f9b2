import type { TFunction } from 'i18next';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { numberFormat } from '../../stores/intl-formats.ts';
import { type FactUnit, isOwnUnit } from '../../stores/measures/fact-texts.ts';
import { SelectField, TextField } from '../components/form-field.tsx';
import { useLanguage } from '../i18n/use-locale.ts';
import { useDetailText } from './detail-text.ts';
import { numberIn, type Typed } from './typed-review.ts';

interface DetailFieldsProps {
  readonly form: UseFormReturn<Typed>;
  readonly errorOf: (field: string) => string | undefined;
}

/** What the brand has reviewers say of themselves: a choice, or a number, below which stands how it will read. */
export function DetailFields({ form: { register, watch }, errorOf }: DetailFieldsProps) {
  const { t } = useTranslation(['write-review', 'reviews']);
  const { t: ofAll } = useTranslation();
  const language = useLanguage();
  const textOf = useDetailText();
  return (brand.reviewDetails ?? []).map((detail) => {
    const { key } = detail;
    const name = t(`reviews:details.${key}.name` as 'reviews:title');
    if ('choices' in detail)
      return (
        <SelectField key={key} label={name} optional {...register(`details.${key}`)}>
          <option value="">{t('fields.unsaid')}</option>
          {detail.choices.map((choice) => (
            <option key={choice} value={choice}>
              {textOf(detail, choice)}
            </option>
          ))}
        </SelectField>
      );
    const number = numberIn(watch(`details.${key}`));
    return (
      <TextField
        key={key}
        label={t('fields.number', { name, unit: unitText(ofAll, detail.unit, language) })}
        optional
        hint={number === null ? undefined : textOf(detail, number)}
        error={errorOf(`details.${key}`)}
        {...register(`details.${key}`, { validate: (typed) => typed === '' || numberIn(typed) !== null })}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
    );
  });
}

/** What a number of this unit is followed by, e.g. `months`. */
function unitText(t: TFunction, unit: FactUnit, language: string): string {
  if (unit === 'kg') return unit;
  if (isOwnUnit(unit)) return t(`facts.units.${unit}` as 'facts.to', { value: '' }).trim();
  const parts = numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(5);
  return parts.flatMap(({ type, value }) => (type === 'unit' ? value : [])).join(' ');
}
