import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture.tsx';
import { gallerySizes } from './gallery.tsx';
import type { AxisData, VariantData } from './types.ts';
import * as styles from './variant-picker.module.css';
import { type AxisOption, changesOf, chooseValue, optionsOf, valueOn } from './variants.ts';

export interface VariantPickerProps {
  readonly axes: readonly AxisData[];
  readonly variants: readonly VariantData[];
  readonly selected: VariantData;
  readonly onSelect: (variant: VariantData) => void;
}

/** A choice on each axis; beside them, on a screen on which the gallery is not, stands the picture of what is chosen. */
export function VariantPicker({ axes, variants, selected, onSelect }: VariantPickerProps) {
  const { t } = useTranslation('product');
  const [moved, setMoved] = useState('');
  const choose = (axis: string, key: string) => {
    const chosen = chooseValue(variants, selected, axis, key);
    const changes = changesOf(selected, chosen, axis);
    const option = valueOn(chosen, axis)?.name;
    setMoved(
      changes.length > 0
        ? t('moved', { option, before: listed(changes, 'before'), after: listed(changes, 'after') })
        : '',
    );
    onSelect(chosen);
  };
  return (
    <>
      <div className={styles.picker}>
        <div className={styles.groups}>
          {axes.map((axis) => (
            <AxisGroup
              key={axis.key}
              axis={axis}
              variants={variants}
              selected={selected}
              onChoose={(key) => choose(axis.key, key)}
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

const listed = (changes: AxisOption['changes'], end: 'before' | 'after'): string =>
  changes.map((change) => change[end]).join(', ');

interface AxisGroupProps extends Pick<VariantPickerProps, 'variants' | 'selected'> {
  readonly axis: AxisData;
  readonly onChoose: (key: string) => void;
}

/** An axis with one value is only text. A value that does not exist with the others' can be chosen, but is marked. */
function AxisGroup({ axis, variants, selected, onChoose }: AxisGroupProps) {
  const { t } = useTranslation('product');
  const group = useId();
  const chosen = valueOn(selected, axis.key);
  if (!chosen) return null;
  const label = t(`axes.${axis.key as 'color'}`);
  const options = optionsOf(variants, axis.key, selected).map(({ name, changes, ...option }) => ({
    ...option,
    elsewhere: changes.length > 0,
    name:
      changes.length > 0 ? t('elsewhereOption', { option: name, other: listed(changes, 'before') }) : name,
  }));
  if (axis.widget === 'drop-down' && options.length > 1)
    return (
      <label className={styles.group}>
        <span className={styles.legend}>{label}</span>
        <select className="input" value={chosen.key} onChange={({ target }) => onChoose(target.value)}>
          {options.map(({ key, name, soldOut }) => (
            <option key={key} value={key}>
              {soldOut ? t('soldOutOption', { option: name }) : name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}: <span className={styles.value}>{chosen.name}</span>
      </legend>
      {options.length > 1 && (
        <div className={styles.options}>
          {options.map(({ key, ...option }) => (
            <VariantOption
              {...option}
              key={key}
              group={group}
              value={key}
              checked={key === chosen.key}
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
  /** The color that stands for its name, with a leading `#`; null if it has none. */
  readonly hex: string | null;
  readonly soldOut: boolean;
  readonly elsewhere?: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A radio button for something to choose, as a swatch of its color or as its name. */
export function VariantOption({ group, value, name, hex, soldOut, ...choice }: VariantOptionProps) {
  const { t } = useTranslation('product');
  const isSwatch = hex !== null;
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
        className="covering-input"
      />
      <span className={isSwatch ? 'visually-hidden' : undefined}>{words}</span>
    </label>
  );
}
