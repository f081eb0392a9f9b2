import { useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { VariantData } from './types.ts';
import * as styles from './variant-picker.module.css';
import { chooseOption, optionValues } from './variants.ts';

interface VariantPickerProps {
  readonly variants: readonly VariantData[];
  readonly selected: VariantData;
  readonly onSelect: (variant: VariantData) => void;
}

/** Radio groups for color and material; a group with one value is only text. */
export function VariantPicker({ variants, selected, onSelect }: VariantPickerProps) {
  return (
    <>
      {(['color', 'material'] as const).map((option) => (
        <OptionGroup
          key={option}
          option={option}
          values={optionValues(variants, option)}
          selectedKey={selected[option]?.key}
          onChoose={(key) => onSelect(chooseOption(variants, selected, option, key))}
        />
      ))}
    </>
  );
}

interface OptionGroupProps {
  readonly option: 'color' | 'material';
  readonly values: ReturnType<typeof optionValues>;
  readonly selectedKey: string | undefined;
  readonly onChoose: (key: string) => void;
}

function OptionGroup({ option, values, selectedKey, onChoose }: OptionGroupProps) {
  const { t } = useTranslation('product');
  const group = useId();
  if (values.length === 0) return null;
  const selected = values.find(({ key }) => key === selectedKey);
  const shape = option === 'color' ? styles.swatch : styles.pill;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t(option)}: <span className={styles.value}>{selected?.name}</span>
      </legend>
      {values.length > 1 && (
        <div className={styles.options}>
          {values.map(({ key, name, hex, soldOut }) => (
            <label
              key={key}
              className={shape}
              data-sold-out={soldOut}
              style={{ '--swatch': hex ?? undefined }}
            >
              <input
                type="radio"
                name={group}
                value={key}
                checked={key === selectedKey}
                onChange={() => onChoose(key)}
                className={styles.input}
              />
              <span className={option === 'color' ? 'visually-hidden' : undefined}>
                {soldOut ? t('soldOutOption', { option: name }) : name}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
