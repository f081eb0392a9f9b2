import { type ReactNode, useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './form-field.module.css';

/** Connects a form control to its label, hint, and error. */
interface DescribedControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: DescribedControl) => ReactNode;
}

/** A label above a control, with a hint and an error below it. */
export function FormField({ label, optional = false, hint, error, className, children }: FormFieldProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
