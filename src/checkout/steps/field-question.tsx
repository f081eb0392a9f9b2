import { type ReactNode, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StateOption } from '../../../stores/address-formats/index.ts';
import { stateName } from '../../../stores/address-formats/lines.ts';
import type { AddressFormValues, FieldName } from './address-form-values.ts';
import type { AddressQuestion } from './address-questions.ts';
import * as styles from './field-question.module.css';
import { AddressQuestionsContext } from './use-address-questions.ts';

/** What is asked at a field; null for nothing. */
export function useFieldQuestion(field: FieldName): ReactNode {
  const question = useContext(AddressQuestionsContext).shown.find((shown) => shown.field === field);
  return question ? <FieldQuestion question={question} /> : null;
}

/** A question, and a button that puts in what was probably meant. */
function FieldQuestion({ question }: { question: AddressQuestion }) {
  const { t } = useTranslation('checkout');
  const { shown, first } = useContext(AddressQuestionsContext);
  const { setValue, setFocus } = useFormContext<AddressFormValues>();
  const { text, remedy } = useWords(question);
  const { field } = question;
  return (
    // Recordings of visits show no addresses, and this contains what was typed.
    <div className={styles.question} data-sentry-mask>
      <p ref={question === shown[0] ? first : null} tabIndex={-1}>
        {text}
      </p>
      {remedy && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setValue(field, remedy.value);
            setFocus(field);
          }}
        >
          {t('questions.change', { value: remedy.name })}
        </button>
      )}
    </div>
  );
}

interface Words {
  readonly text: string;
  /** The value that mends it, and its name; null if only the shopper knows one. */
  readonly remedy: { readonly value: string; readonly name: string } | null;
}

function useWords(question: AddressQuestion): Words {
  const { t, i18n } = useTranslation('checkout');
  const named = (state: StateOption) => stateName(state, i18n.language);
  switch (question.about) {
    case 'email': {
      const { likely } = question;
      return { text: t('questions.email', { email: likely }), remedy: { value: likely, name: likely } };
    }
    case 'streetName':
      return { text: t('questions.streetName'), remedy: null };
    case 'state': {
      const { postalCode, state, likely, isRefused } = question;
      const key = isRefused ? 'questions.stateRefused' : 'questions.state';
      const text = t(key, { postalCode, state: named(state) });
      return { text, remedy: likely && { value: likely.code, name: named(likely) } };
    }
  }
}
