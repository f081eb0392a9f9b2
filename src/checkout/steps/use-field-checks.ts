import { type FocusEvent, type SyntheticEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressFormValues, FieldName } from './address-form-values.ts';

/**
 * Handlers of the form that check a field when it is left, and one with an error on every change, so that the error goes
 * as soon as the value is right. An empty field has no error before the first submit: whoever only tabs through the form
 * has made no mistake yet.
 */
export function useFieldChecks(form: UseFormReturn<AddressFormValues>, onLeft: () => void) {
  const released = useRef(Promise.resolve());
  const check = (name: FieldName) => {
    // An error is checked on every change; leaving its field must not remove one that the shop API found.
    if (form.getValues(name) && !form.getFieldState(name).invalid) void form.trigger(name);
    onLeft();
  };
  return {
    // A text that appears while a button is pressed moves the button away, and the press does not count.
    onPointerDown: () => {
      released.current = new Promise((resolve) => {
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(type, () => resolve(), { once: true });
      });
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const name = nameOf(event);
      // The click follows the release; after a tap, the focus moves between the release and the click.
      if (name) void released.current.then(() => setTimeout(() => check(name)));
    },
    onChange: (event: SyntheticEvent<HTMLFormElement>) => {
      const name = nameOf(event);
      if (name && form.getFieldState(name).invalid) void form.trigger(name);
    },
  };
}

const nameOf = ({ target }: SyntheticEvent): FieldName | null =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? (target.name as FieldName)
    : null;
