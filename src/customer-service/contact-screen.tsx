import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNameLength } from '../../contract/limits.ts';
import { useFocusNext } from '../components/focus-on.ts';
import { useQueryParameter } from '../navigation/query.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm, emptyMessage, type MessageText } from './contact-form.tsx';
import { ContactReasons } from './contact-reasons.tsx';
import * as styles from './customer-service.module.css';

const formId = 'contact-form';

/**
 * The page on which shoppers find the answer to what they want to ask, write to customer service, or learn how else to reach
 * it. An order's page opens it with its number (`?order=…`).
 */
export function ContactScreen() {
  const { t } = useTranslation('customer-service');
  const form = useForm<MessageText>({ defaultValues: emptyMessage });
  const { getValues, setValue } = form;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [heading, focusForm] = useFocusNext<HTMLHeadingElement>();
  const orderNumber = useQueryParameter('order') ?? '';
  useEffect(() => {
    if (orderNumber && !getValues('topic')) setValue('topic', orderNumber.slice(0, maxNameLength));
  }, [orderNumber, getValues, setValue]);
  const write = (chosen: string) => {
    setValue('topic', topicWith(chosen, reason, getValues('topic')));
    setReason(chosen);
    setSentTo(null);
    focusForm();
  };
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('contact.title')}</h1>
        <p>{t('contact.lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <ContactReasons orderNumber={orderNumber} formId={formId} onWrite={write} />
          <section aria-labelledby={formId}>
            <h2 id={formId} ref={heading} tabIndex={-1}>
              {t('contact.formTitle')}
            </h2>
            <ContactForm form={form} sentTo={sentTo} onSent={setSentTo} />
          </section>
        </div>
        <section aria-labelledby="contact-details" className={styles.card}>
          <h2 id="contact-details">{t('details.title')}</h2>
          <ContactDetails />
        </section>
      </div>
    </div>
  );
}

/**
 * A topic that begins with the reason that was chosen, instead of one that was chosen before. What else is in it stays: an
 * order's number, or what was typed.
 */
function topicWith(reason: string, before: string, topic: string): string {
  const typed = topic.startsWith(before) ? topic.slice(before.length).replace(/^ – /, '') : topic;
  const both = typed === '' ? reason : `${reason} – ${typed}`;
  return both.length > maxNameLength ? topic : both;
}
