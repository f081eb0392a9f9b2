import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StateOption } from '../../../stores/address-formats/index.ts';
import { stateName } from '../../../stores/address-formats/lines.ts';
import type { AddressFormValues, FieldName } from './address-form-values.ts';
import { type AddressQuestion, addressQuestions } from './address-questions.ts';
import * as styles from './field-question.module.css';
import { useFocusNext } from '../../components/focus-on.ts';

export function useFieldQuestion(field: FieldName): ReactNode {
  const question = useContext(AddressQuestionsContext).shown.find((shown) => shown.field === field);
  return question ? <FieldQuestion question={question} /> : null;
}

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

/** The text, and the value that mends it with its name; null if only the shopper knows one. */
function useWords(question: AddressQuestion) {
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

interface ShownQuestions {
  readonly shown: readonly AddressQuestion[];
  readonly first: RefObject<HTMLParagraphElement | null>;
}

export const AddressQuestionsContext = createContext<ShownQuestions>({ shown: [], first: { current: null } });

const isSame = (one: AddressQuestion) => (other: AddressQuestion) =>
  one.field === other.field && one.typed === other.typed;

/** Asks about likely slips. A question goes as soon as its cause does, and stops one submit. What is in `saved` was insisted on. */
export function useAddressQuestions(
  { getValues, getFieldState, subscribe }: UseFormReturn<AddressFormValues>,
  saved: AddressFormValues,
) {
  const [shown, setShown] = useState<readonly AddressQuestion[]>([]);
  const [insisted, setInsisted] = useState<readonly AddressQuestion[]>([]);
  const [first, goToFirst] = useFocusNext<HTMLParagraphElement>();
  useEffect(() => {
    const keepOpen = (values: AddressFormValues) =>
      setShown((before) => {
        if (before.length === 0) return before;
        const open = addressQuestions(values);
        const left = before.filter((question) => open.some(isSame(question)));
        return left.length === before.length ? before : left;
      });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepOpen(values) });
  }, [subscribe]);

  const isInsisted = (question: AddressQuestion) =>
    !question.isRefused && [...addressQuestions(saved), ...insisted].some(isSame(question));
  return {
    shown,
    first,
    /** Whether the next submit insists on everything that is asked. */
    isInsisting: shown.length > 0 && shown.every(isInsisted),
    ask: () => {
      // A street nobody has been to may have just its town, from the postal code: its number is still to come.
      const open = addressQuestions(getValues()).filter(
        ({ about, field }) => about !== 'streetName' || getFieldState(field).isTouched,
      );
      setShown((before) => open.filter((question) => !isInsisted(question) || before.some(isSame(question))));
    },
    /** Whether the shopper was asked about everything before; otherwise, the focus moves to the first question. */
    isConfirmed: (values: AddressFormValues): boolean => {
      const unasked = addressQuestions(values).filter((question) => !isInsisted(question));
      if (unasked.length === 0) return true;
      setShown(unasked);
      setInsisted((before) => [...before, ...unasked]);
      goToFirst();
      return false;
    },
  };
}
