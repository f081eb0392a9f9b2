import { createContext, type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFocusNext } from '../../components/focus-on.ts';
import type { AddressFormValues } from './address-form-values.ts';
import { type AddressQuestion, addressQuestions } from './address-questions.ts';

/** The questions that are shown, and the first of them, to which the focus moves. */
interface ShownQuestions {
  readonly shown: readonly AddressQuestion[];
  readonly first: RefObject<HTMLParagraphElement | null>;
}

/** Provides the questions to the fields. */
export const AddressQuestionsContext = createContext<ShownQuestions>({ shown: [], first: { current: null } });

interface AddressQuestions extends ShownQuestions {
  /** Whether the next submit insists on everything that is asked. */
  readonly isInsisting: boolean;
  /** Shows what there is to ask by now. */
  readonly ask: () => void;
  /** Whether the shopper was asked about everything before; otherwise, the focus moves to the first question. */
  readonly isConfirmed: (values: AddressFormValues) => boolean;
}

const isSame = (one: AddressQuestion) => (other: AddressQuestion) =>
  one.field === other.field && one.typed === other.typed;

/**
 * Asks about likely slips in the address form. A question goes as soon as its cause does, and stops one submit.
 * @param saved what the shopper has insisted on before
 */
export function useAddressQuestions(
  { getValues, subscribe }: UseFormReturn<AddressFormValues>,
  saved: AddressFormValues,
): AddressQuestions {
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
    isInsisting: shown.length > 0 && shown.every(isInsisted),
    ask: () => {
      const open = addressQuestions(getValues());
      setShown((before) => open.filter((question) => !isInsisted(question) || before.some(isSame(question))));
    },
    isConfirmed: (values) => {
      const unasked = addressQuestions(values).filter((question) => !isInsisted(question));
      if (unasked.length === 0) return true;
      setShown(unasked);
      setInsisted((before) => [...before, ...unasked]);
      goToFirst();
      return false;
    },
  };
}
