import { Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../stores/format-money.ts';
import { Picture } from '../components/picture.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import {
  type BundlePart,
  choicesOf,
  type Content,
  contentsOf,
  isMixable,
  type PartChoice,
  savingOf,
} from './bundle.ts';
import * as styles from './bundle-contents.module.css';
import type { Offers } from './use-offers.ts';
import { VariantOption, VariantPicker, type VariantPickerProps } from './variant-picker.tsx';
import { isSoldOut } from './variants.ts';
import * as pickerStyles from './variant-picker.module.css';

interface BundleContentsProps extends VariantPickerProps, Pick<Offers, 'priceOf'> {
  readonly parts: readonly BundlePart[];
}

/** What a bundle contains, each part in the color that the shopper chooses, and what is saved by buying it. */
export function BundleContents({ parts, priceOf, ...picker }: BundleContentsProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const titleId = useId();
  const { variants, selected, onSelect } = picker;
  const contents = contentsOf(selected, parts);
  const priced = contents.map(({ variant, quantity }) => ({ price: priceOf(variant), quantity }));
  const saving = selected.price && savingOf(selected.price, priced);
  return (
    <>
      {saving && <p className={styles.saving}>{t('saving', { amount: formatMoney(saving, locale) })}</p>}
      {!isMixable(variants, parts) && <VariantPicker {...picker} />}
      <section className={styles.bundle} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('contains')}
        </h2>
        <ul role="list" className={styles.list}>
          {contents.map((content) => (
            <Part
              key={content.part.key}
              content={content}
              choices={choicesOf(variants, selected, content)}
              onChoose={({ bundle }) => onSelect(bundle)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface PartProps {
  readonly content: Content;
  readonly choices: readonly PartChoice[];
  readonly onChoose: (choice: PartChoice) => void;
}

function Part({ content, choices, onChoose }: PartProps) {
  const { t } = useTranslation('product');
  const { part, variant, quantity } = content;
  const { name } = part;
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture picture={variant.picture} alt="" sizes="5rem" />
      </div>
      <div className={styles.about}>
        <Link to={`${part.path}?${new URLSearchParams({ sku: variant.sku })}`}>
          {quantity > 1 ? t('containsLine', { quantity, name }) : name}
        </Link>
        {choices.length > 1 ? (
          <PartPicker {...{ content, choices, onChoose }} />
        ) : (
          variant.label !== '' && <p className={styles.label}>{variant.label}</p>
        )}
      </div>
    </li>
  );
}

function PartPicker({ content, choices, onChoose }: PartProps) {
  const group = useId();
  return (
    <fieldset className={pickerStyles.group}>
      <legend className={styles.label}>
        <span className="visually-hidden">{content.part.name}:</span> {content.variant.label}
      </legend>
      <div className={pickerStyles.options}>
        {choices.map((choice) => {
          const { sku, label, hex } = choice.variant;
          return (
            <VariantOption
              key={sku}
              group={group}
              value={sku}
              name={label}
              hex={hex}
              soldOut={isSoldOut(choice.bundle)}
              checked={sku === content.variant.sku}
              onChoose={() => onChoose(choice)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
