import { useId, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/picture.tsx';
import { gallerySizes } from './gallery.tsx';
import type { VariantData } from './types.ts';
import * as styles from './variant-picker.module.css';
import { chooseOption, type Option, optionValues, otherOption } from './variants.ts';

export interface VariantPickerProps {
  readonly variants: readonly VariantData[];
  readonly selected: VariantData;
  readonly onSelect: (variant: VariantData) => void;
}

/**
 * Radio groups for color and material; says so if choosing one of them changes the other. Beside them, on a screen on which
 * the gallery is not, stands the picture of what is chosen.
 */
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
      <div className={styles.picker}>
        <div className={styles.groups}>
          {(['color', 'material'] as const).map((option) => (
            <OptionGroup
              key={option}
              option={option}
              variants={variants}
              selected={selected}
              onChoose={(key) => choose(option, key)}
            />
          ))}
        </div>
        {variants.length > 1 && (
          <div className={styles.shown}>
            {/* Another one, not the old one until the new one has arrived. */}
            <Picture
              key={selected.sku}
              picture={selected.pictures[0]?.picture ?? null}
              alt=""
              sizes={gallerySizes}
              priority="low"
            />
          </div>
        )}
      </div>
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
            <VariantOption
              key={key}
              group={group}
              value={key}
              name={combines ? name : t('elsewhereOption', { option: name, other })}
              isSwatch={option === 'color'}
              hex={hex}
              soldOut={soldOut}
              elsewhere={!combines}
              checked={key === selected[option]?.key}
              onChoose={() => onChoose(key)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface VariantOptionProps {
  /** The name of its radio group, and its value there. */
  readonly group: string;
  readonly value: string;
  readonly name: string;
  /** Whether its color stands for its name. */
  readonly isSwatch: boolean;
  /** Its color, with a leading `#`. */
  readonly hex: string | null;
  readonly soldOut: boolean;
  /** Whether choosing it changes something else. */
  readonly elsewhere?: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A radio button for something to choose, as a swatch of its color or as its name. */
export function VariantOption({ group, value, name, isSwatch, hex, soldOut, ...choice }: VariantOptionProps) {
  const { t } = useTranslation('product');
  const words = soldOut ? t('soldOutOption', { option: name }) : name;
  return (
    <label
      className={isSwatch ? styles.swatch : styles.pill}
      title={isSwatch ? words : undefined}
      data-sold-out={soldOut}
      data-elsewhere={choice.elsewhere}
      style={{ '--swatch': hex ?? undefined }}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={choice.checked}
        onChange={choice.onChoose}
        className={styles.input}
      />
      <span className={isSwatch ? 'visually-hidden' : undefined}>{words}</span>
    </label>
  );
}
