import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../contract/cart.ts';
import { type CreateReturn, type Exchange, type ReturnReason, returnReasons } from '../../contract/return.ts';
import { ErrorSummary, type FormProblem } from '../components/error-summary.tsx';
import { useFocusNext } from '../components/focus-on.ts';
import { SelectField } from '../components/form-field.tsx';
import * as styles from '../customer-service/customer-service.module.css';
import { FormError, newKey, SubmitButton } from '../customer-service/form-parts.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { isShopError } from '../shop-api/shop-api-error.ts';
import * as returnStyles from './returns.module.css';

interface ReturnFormProps {
  /** Whether it was a gift: then it is exchanged or credited, and who paid is not refunded. */
  readonly isGift?: boolean;
  /** With as many pieces as can be sent back. */
  readonly lines: readonly Pick<LineItem, 'id' | 'name' | 'variantLabel' | 'quantity'>[];
  readonly exchanges: readonly Exchange[];
  /** @throws ShopApiError if it was not noted. */
  readonly onAnnounce: (request: CreateReturn) => Promise<void>;
  /** Called when what is chosen cannot be sent back any more, to load what can. */
  readonly onRefused: () => Promise<void>;
}

/** What is chosen of one line; no reason yet if empty. */
interface Choice {
  readonly quantity: number;
  readonly reason: ReturnReason | '';
  readonly exchangeFor: string | null;
}

type Choices = Readonly<Record<string, Choice | undefined>>;

/** What is sent back, how many of it, why, and what is wanted for it. */
export function ReturnForm({ isGift = false, lines, exchanges, onAnnounce, onRefused }: ReturnFormProps) {
  const { t } = useTranslation('returns');
  const [choices, setChoices] = useState<Choices>({});
  const [key, setKey] = useState(newKey);
  const [hasTried, setHasTried] = useState(false);
  const [summary, focusSummary] = useFocusNext<HTMLDivElement>();
  const { pending, error, runOnce } = useAction();
  const chosen = lines.flatMap((line) => {
    const choice = choices[line.id];
    return choice ? [{ line, choice }] : [];
  });
  const problems: FormProblem<string>[] =
    chosen.length === 0
      ? [{ name: `${lines[0]?.id ?? ''}-chosen`, text: t('problems.lines') }]
      : chosen.flatMap(({ line: { id, name }, choice: { reason } }) =>
          reason === '' ? [{ name: `${id}-reason`, text: t('problems.reason', { name }) }] : [],
        );
  const send = () =>
    runOnce(async () => {
      const wanted = chosen.flatMap(({ line: { id: lineItemId, quantity: most }, choice }) => {
        const { reason, quantity, exchangeFor } = choice;
        return reason === '' ? [] : [{ lineItemId, quantity: Math.min(quantity, most), reason, exchangeFor }];
      });
      try {
        await onAnnounce({ key, lines: wanted });
      } catch (refused) {
        if (isShopError(refused, ['NotReturnable'])) await onRefused();
        throw refused;
      }
      setChoices({});
      setKey(newKey());
      setHasTried(false);
    });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (problems.length > 0) focusSummary();
        else void send();
      }}
    >
      <ErrorSummary
        ref={summary}
        title={t('problems.title')}
        problems={hasTried ? problems : []}
        onChoose={(name) => document.getElementsByName(name)[0]?.focus()}
      />
      {lines.map((line) => (
        <LineChoice
          key={line.id}
          line={line}
          isGift={isGift}
          choice={choices[line.id] ?? null}
          exchanges={exchanges.filter(({ lineItemId }) => lineItemId === line.id)}
          error={problems.find(({ name }) => hasTried && name === `${line.id}-reason`)?.text}
          onChange={(choice) => setChoices((before) => ({ ...before, [line.id]: choice ?? undefined }))}
        />
      ))}
      <FormError error={error} />
      <SubmitButton pending={pending}>{t('announce')}</SubmitButton>
    </form>
  );
}

interface LineChoiceProps {
  readonly line: ReturnFormProps['lines'][number];
  readonly isGift: boolean;
  /** Null if it is kept. */
  readonly choice: Choice | null;
  readonly exchanges: readonly Exchange[];
  readonly error: string | undefined;
  readonly onChange: (choice: Choice | null) => void;
}

function LineChoice({
  line: { id, name, variantLabel, quantity: most },
  isGift,
  choice,
  exchanges,
  error,
  onChange,
}: LineChoiceProps) {
  const { t } = useTranslation('returns');
  const whole: Choice = { quantity: most, reason: '', exchangeFor: null };
  return (
    <fieldset className={returnStyles.line}>
      <legend className="visually-hidden">{name}</legend>
      <label className={returnStyles.choice}>
        <input
          name={`${id}-chosen`}
          type="checkbox"
          checked={choice !== null}
          onChange={({ target }) => onChange(target.checked ? whole : null)}
        />
        <span>
          {most > 1 && `${most} × `}
          {name}
          {variantLabel !== '' && <small>{variantLabel}</small>}
        </span>
      </label>
      {choice && (
        <>
          {most > 1 && (
            <SelectField
              label={t('quantity')}
              value={Math.min(choice.quantity, most)}
              onChange={({ target }) => onChange({ ...choice, quantity: Number(target.value) })}
            >
              {Array.from({ length: most }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={t('reason')}
            error={error}
            name={`${id}-reason`}
            value={choice.reason}
            onChange={({ target }) => onChange({ ...choice, reason: target.value as Choice['reason'] })}
          >
            <option value="">{t('chooseReason')}</option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </option>
            ))}
          </SelectField>
          {exchanges.length > 0 && (
            <SelectField
              label={t('instead')}
              hint={choice.exchangeFor === null || isGift ? undefined : t('exchangeHint')}
              value={choice.exchangeFor ?? ''}
              onChange={({ target }) => onChange({ ...choice, exchangeFor: target.value || null })}
            >
              <option value="">{t(isGift ? 'gift.credit' : 'money')}</option>
              {exchanges.map(({ sku, name: variant }) => (
                <option key={sku} value={sku}>
                  {t('exchange', { variant })}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </fieldset>
  );
}
