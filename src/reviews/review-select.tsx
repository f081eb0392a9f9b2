import { useId } from 'react';
import * as styles from './review-browser.module.css';

interface ReviewSelectProps<Value extends string> {
  readonly label: string;
  /** The choice of everything, if there is one. */
  readonly any?: string;
  readonly value: Value | null;
  /** Values and how they read. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value | null) => void;
}

/** One choice among reviews; nothing if there is nothing to choose. */
export function ReviewSelect<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: ReviewSelectProps<Value>) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0] ?? null)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
