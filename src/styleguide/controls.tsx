import { useState } from 'react';
import { QuantityField } from '../cart/quantity-field.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FormField } from '../components/form-field.tsx';
import { CloseIcon } from '../components/icons.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { Section } from './section.tsx';
import * as styles from './styleguide.module.css';
import { words } from './words.ts';

export function Buttons() {
  const { buttons, parts, sections } = words;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={sections.buttons}>
      <div className={styles.row}>
        <button type="button" className="button">
          {buttons.primary}
        </button>
        <button type="button" className="button button-quiet">
          {buttons.quiet}
        </button>
        <button type="button" className="button" disabled>
          {buttons.disabled}
        </button>
        <button type="button" className="button" aria-disabled="true">
          {buttons.busy}
        </button>
        <button type="button" className="link">
          {buttons.link}
        </button>
        <button type="button" className="chip">
          {buttons.chip}
        </button>
        <button type="button" className="icon-button" aria-label={buttons.close}>
          <CloseIcon />
        </button>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {buttons.dialog}
        </button>
      </div>
      <ModalDialog
        label={parts.dialog}
        closeLabel={buttons.close}
        open={open}
        onClose={close}
        placement="side"
      >
        <h2>{parts.dialog}</h2>
        <p>{parts.dialogText}</p>
      </ModalDialog>
    </Section>
  );
}

export function Fields() {
  const { fields, sections } = words;
  const [quantity, setQuantity] = useState(1);
  return (
    <Section title={sections.fields}>
      <div className={styles.grid}>
        <FormField label={fields.valid} hint={fields.hint}>
          {(control) => <input {...control} className="input" defaultValue={fields.value} />}
        </FormField>
        <FormField label={fields.invalid} error={fields.problem}>
          {(control) => <input {...control} className="input" defaultValue={fields.invalidValue} />}
        </FormField>
        <FormField label={fields.disabled}>
          {(control) => <input {...control} className="input" disabled defaultValue={fields.disabledValue} />}
        </FormField>
        <FormField label={fields.choice}>
          {(control) => (
            <select {...control} className="input">
              {fields.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={fields.optional} optional>
          {(control) => <input {...control} className="input" placeholder={fields.optional} />}
        </FormField>
        <FormField label={fields.message}>
          {(control) => <textarea {...control} className="input" rows={3} />}
        </FormField>
        <QuantityField
          value={quantity}
          available={3}
          onChange={setQuantity}
          label={fields.quantity}
          name={fields.product}
        />
      </div>
    </Section>
  );
}

export function Notices() {
  const { fields, notices, sections } = words;
  return (
    <Section title={sections.notices}>
      <div className={styles.grid}>
        <p className="notice">{notices.plain}</p>
        <p className="notice notice-good">{notices.good}</p>
        <p className="notice notice-warm">{notices.warm}</p>
        <ErrorText error="CommerceUnavailable" />
        <ErrorSummary
          title={notices.summary}
          problems={[{ name: 'email', text: fields.problem }]}
          onChoose={() => undefined}
          ref={null}
        />
      </div>
    </Section>
  );
}
