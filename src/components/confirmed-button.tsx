import { Fragment, type ReactNode, useState } from 'react';
import { useFocusNext } from './focus-on.ts';

interface ConfirmedButtonProps {
  /** What stands above the button. */
  readonly lead?: ReactNode;
  readonly label: string;
  /** What is asked before anything happens, and the two answers. */
  readonly question: ReactNode;
  readonly keep: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onKeep?: () => void;
}

/** A button for what cannot be undone: it asks once more. The focus follows. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { lead, label, question: asked, keep, confirm, pending, onConfirm, onKeep } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [question, focusQuestion] = useFocusNext<HTMLParagraphElement>();
  const [start, focusStart] = useFocusNext<HTMLButtonElement>();
  if (isAsking)
    return (
      // Whoever clicks twice by mistake changes nothing: the button that keeps everything is where the first one was.
      <Fragment key="question">
        <p ref={question} tabIndex={-1}>
          {asked}
        </p>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setIsAsking(false);
            onKeep?.();
            focusStart();
          }}
        >
          {keep}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={pending}
          onClick={() => {
            if (!pending) onConfirm();
          }}
        >
          {confirm}
        </button>
      </Fragment>
    );
  return (
    <>
      {lead}
      <button
        ref={start}
        type="button"
        className="button button-quiet"
        onClick={() => {
          setIsAsking(true);
          focusQuestion();
        }}
      >
        {label}
      </button>
    </>
  );
}
