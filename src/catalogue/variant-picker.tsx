import { useId, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { VariantData } from './types.ts';
import * as styles from './variant-picker.module.css';
import { chooseOption, type Option, optionValues, otherOption } from './variants.ts';

export interface VariantPickerProps {
  readonly variants: readonly VariantData[];
  readonly selected: VariantData;
  readonly onSelect: (variant: VariantData) => void;
}

/** Radio groups for color and material; says so if choosing one of them changes the other. */
export function VariantPicker({ variants, selected, onSelect }: VariantPickerProps) {
  const { t } = useTranslation('product');
  const [moved, setMoved] = useState('');
  const choose = (option: Option, key: string) => {
    const other = otherOption(option);
    const chosen = chooseOption(variants, selected, option, key);
    const [before, after] = [selected[other], chosen[other]];
    const isMoved = before && after && before.key !== after.key;
    setMoved(
      isMoved ? t('moved', { option: chosen[option]?.name, before: before.name, after: after.name }) : '',
    );
    onSelect(chosen);
  };
  return (
    <>
      {(['color', 'material'] as const).map((option) => (
        <OptionGroup
          key={option}
          option={option}
          variants={variants}
          selected={selected}
          onChoose={(key) => choose(option, key)}
        />
      ))}
      <p role="status" className={moved ? styles.moved : 'visually-hidden'}>
        {moved}
      </p>
    </>
  );
}

interface OptionGroupProps extends Omit<VariantPickerProps, 'onSelect'> {
  readonly option: Option;
  readonly onChoose: (key: string) => void;
}

/** A group with one value is only text. A value that does not exist with the other option can be chosen, but is marked. */
function OptionGroup({ option, variants, selected, onChoose }: OptionGroupProps) {
  const { t } = useTranslation('product');
  const group = useId();
  const values = optionValues(variants, option, selected);
  if (values.length === 0) return null;
  const other = selected[otherOption(option)]?.name;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t(option)}: <span className={styles.value}>{selected[option]?.name}</span>
      </legend>
      {values.length > 1 && (
        <div className={styles.options}>
          {values.map(({ key, name, hex, soldOut, combines }) => (
            <label
              key={key}
              className={option === 'color' ? styles.swatch : styles.pill}
              data-sold-out={soldOut}
              data-elsewhere={!combines}
              style={{ '--swatch': hex ?? undefined }}
            >
              <input
                type="radio"
                name={group}
                value={key}
                checked={key === selected[option]?.key}
                onChange={() => onChoose(key)}
                className={styles.input}
              />
              <span className={option === 'color' ? 'visually-hidden' : undefined}>
                {soldOut
                  ? t('soldOutOption', { option: name })
                  : combines
                    ? name
                    : t('elsewhereOption', { option: name, other })}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
