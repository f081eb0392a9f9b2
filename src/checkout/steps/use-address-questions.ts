import { createContext, type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFocusNext } from '../../components/focus-on.ts';
import type { AddressFormValues } from './address-form-values.ts';
import type { AddressQuestion, addressQuestions } from './address-questions.ts';

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

type Rules = typeof addressQuestions;
const askNothing: Rules = () => [];

/** The rules, which are fetched once the form is hydrated. Nobody waits for them: without them, nothing is asked. */
function useRules(): Rules {
  const [rules, setRules] = useState(() => askNothing);
  useEffect(() => {
    import(/* webpackChunkName: "address-questions" */ './address-questions.ts').then(
      (part) => setRules(() => part.addressQuestions),
      () => undefined,
    );
  }, []);
  return rules;
}

/**
 * Asks about likely slips in the address form. A question goes as soon as its cause does, and stops one submit.
 * @param saved what the shopper has insisted on before
 */
export function useAddressQuestions(
  { getValues, subscribe }: UseFormReturn<AddressFormValues>,
  saved: AddressFormValues,
): AddressQuestions {
  const questionsAbout = useRules();
  const [shown, setShown] = useState<readonly AddressQuestion[]>([]);
  const [insisted, setInsisted] = useState<readonly AddressQuestion[]>([]);
  const [first, goToFirst] = useFocusNext<HTMLParagraphElement>();
  useEffect(() => {
    const keepOpen = (values: AddressFormValues) =>
      setShown((before) => {
        if (before.length === 0) return before;
        const open = questionsAbout(values);
        const left = before.filter((question) => open.some(isSame(question)));
        return left.length === before.length ? before : left;
      });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepOpen(values) });
  }, [subscribe, questionsAbout]);

  const isInsisted = (question: AddressQuestion) =>
    !question.isRefused && [...questionsAbout(saved), ...insisted].some(isSame(question));
  return {
    shown,
    first,
    isInsisting: shown.length > 0 && shown.every(isInsisted),
    ask: () => {
      const open = questionsAbout(getValues());
      setShown((before) => open.filter((question) => !isInsisted(question) || before.some(isSame(question))));
    },
    isConfirmed: (values) => {
      const unasked = questionsAbout(values).filter((question) => !isInsisted(question));
      if (unasked.length === 0) return true;
      setShown(unasked);
      setInsisted((before) => [...before, ...unasked]);
      goToFirst();
      return false;
    },
  };
}
