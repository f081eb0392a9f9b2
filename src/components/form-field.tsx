import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './form-field.module.css';

interface DescribedControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Something to ask about a value that stays valid, announced; null if there is nothing to ask, absent if there never is. */
  readonly question?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: DescribedControl) => ReactNode;
}

/** A label above a control, with an error, a question, and a hint below it. */
export function FormField({
  label,
  optional = false,
  hint,
  error,
  question,
  className,
  children,
}: FormFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const describedBy = [error && `${id}-error`, question && `${id}-question`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
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
      {question !== undefined && (
        <div id={`${id}-question`} role="status">
          {question}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldOf<Control extends 'input' | 'textarea' | 'select'> = Omit<
  FormFieldProps,
  'className' | 'children'
> &
  Omit<ComponentProps<Control>, 'className' | 'id'>;

export function TextField({ label, optional, hint, error, question, ...input }: FieldOf<'input'>) {
  return (
    <FormField {...{ label, optional, hint, error, question }}>
      {(described) => <input {...described} {...input} className="input" />}
    </FormField>
  );
}

export function TextArea({ label, optional, hint, error, question, ...area }: FieldOf<'textarea'>) {
  return (
    <FormField {...{ label, optional, hint, error, question }}>
      {(described) => <textarea {...described} {...area} className="input" />}
    </FormField>
  );
}

/** A list to choose from; its options are the children. */
export function SelectField({ label, optional, hint, error, question, ...list }: FieldOf<'select'>) {
  return (
    <FormField {...{ label, optional, hint, error, question }}>
      {(described) => <select {...described} {...list} className="input" />}
    </FormField>
  );
}
