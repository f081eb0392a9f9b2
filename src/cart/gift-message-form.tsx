import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../contract/cart.ts';
import type { maxMessageLength as contractMaximum } from '../../contract/cart-requests.ts';
import { cleanText } from '../../stores/typed-text.ts';
import { focusOn } from '../components/focus-on.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './gift-options.module.css';
import { useCartChange, useCartStore } from './use-cart.tsx';
import { type OfferProps, useOffer } from './use-offer.ts';

/** The contract's maximum, tied to it by its type: importing the value would add every schema to every page. */
const maxMessageLength: typeof contractMaximum = 1000;

interface GiftMessageFormProps extends OfferProps {
  /** The message that is in the cart already; its words are changed then. */
  readonly written: LineItem | undefined;
  readonly onChanged: () => void;
}

/** The words of a gift message: of a new one, or of the one in the cart. */
export function GiftMessageForm({ written, onChanged, ...props }: GiftMessageFormProps) {
  const { t } = useTranslation('cart');
  const offer = useOffer(props);
  const change = useMessageChange(written, props.onDone, onChanged);
  const { pending, error } = written ? change : offer;
  const [text, setText] = useState(() =>
    hasDraft('giftMessage') ? takeDraft('giftMessage') : (written?.giftMessage ?? ''),
  );
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => watchDraft('giftMessage', () => field.current?.value ?? ''), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const message = cleanText(text, 'lines');
    setMissing(message === '');
    if (message === '') focusOn(field.current);
    else if (written) void change.save(message);
    else void offer.add({ giftMessage: message });
  };
  return (
    <form className={styles.option} onSubmit={submit} noValidate>
      <p>{t('gift.messageText')}</p>
      <label htmlFor={id}>{t('gift.messageLabel')}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={3}
        maxLength={maxMessageLength}
        value={text}
        aria-invalid={missing}
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-left`} className={styles.left}>
        {missing
          ? t('gift.messageMissing')
          : t('gift.messageLeft', { count: maxMessageLength - text.length })}
      </p>
      <button type="submit" className="button button-quiet" aria-disabled={pending}>
        {written ? t('gift.save') : t('gift.addMessage', { price: offer.price })}
      </button>
      <ErrorText error={error} />
    </form>
  );
}

/** Exchanges the words of the message in the cart, unless that is in progress. */
function useMessageChange(written: LineItem | undefined, onDone: () => void, onChanged: () => void) {
  const { change } = useCartStore();
  const { pending, error, run } = useCartChange();
  const save = async (giftMessage: string) => {
    if (pending || !written) return;
    const actions = [{ action: 'setGiftMessage', lineItemId: written.id, giftMessage }] as const;
    if (!(await run(() => change(actions)))) return;
    onDone();
    onChanged();
  };
  return { pending, error, save };
}
