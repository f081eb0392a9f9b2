import type { ComponentProps, SubmitEvent } from 'react';
import { SearchIcon } from '../../components/icons.tsx';
import * as styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly placeholder?: string;
  /** Path of the search page. */
  readonly action: string;
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly inputProps: ComponentProps<'input'>;
}

/** The field a search is typed into: a plain form for the search page, whatever else is around it. */
export function SearchField({
  label,
  submitLabel,
  placeholder,
  action,
  onSubmit,
  inputProps,
}: SearchFieldProps) {
  return (
    <form role="search" action={action} className={styles.form} onSubmit={onSubmit}>
      <label className={styles.label}>
        <span className="visually-hidden">{label}</span>
        <input
          className={styles.input}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          {...inputProps}
        />
      </label>
      <button type="submit" className={styles.submit} aria-label={submitLabel}>
        <SearchIcon />
      </button>
    </form>
  );
}
