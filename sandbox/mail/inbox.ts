import { Hono } from 'hono';
import { html } from 'hono/html';
import { listPage, sandboxPage } from '../list-page.ts';
import type { ReceivedMail, ReceivedMails } from './received-mails.ts';

/** The inbox of everybody to whom the shop writes: `/mail/` for people, `/mail/messages` for tests (`?to=` an address). */
export function inbox(received: ReceivedMails): Hono {
  const app = new Hono();
  app.get('/mail/', async (context) => context.html(inboxPage(await received.list())));
  app.get('/mail/messages', async (context) => {
    const to = context.req.query('to');
    const mails = await received.list();
    return context.json(mails.filter(({ envelope }) => to === undefined || envelope.to.includes(to)));
  });
  app.get('/mail/:number{[0-9]+}', async (context) => {
    const mails = await received.list();
    const mail = mails.find(({ number }) => number === Number(context.req.param('number')));
    return mail ? context.html(mailPage(mail)) : context.text('There is no such e-mail', 404);
  });
  return app;
}

const inboxPage = (mails: readonly ReceivedMail[]) =>
  listPage({
    title: 'Inbox',
    introduction: html`Every e-mail that the shop has sent, whoever it is for; the latest first. Nothing has
      left this machine. As JSON: <a href="/mail/messages"><code>/mail/messages</code></a>`,
    columns: ['Received', 'To', 'Subject'],
    rows: mails.map(({ number, receivedAt, to, subject }) => [
      html`<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')}</time>`,
      to.join(', '),
      html`<a href="/mail/${number}">${subject}</a>`,
    ]),
    nothing: 'No e-mail has arrived yet.',
  });

/** One e-mail as the recipient sees it: the HTML, which can neither run scripts nor reach this page, the text, and the headers. */
const mailPage = (mail: ReceivedMail) =>
  sandboxPage(
    mail.subject,
    html`<p><a href="/mail/">Inbox</a></p>
      <h1>${mail.subject}</h1>
      ${unsubscribeButton(mail)}
      <iframe
        title="${mail.subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${`<base target="_blank">${mail.html}`}"
      ></iframe>
      <h2>Plain text</h2>
      <pre>${mail.text}</pre>
      <h2>Headers</h2>
      <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>`,
  );

/** What mail programs show for an e-mail that has both headers of RFC 8058: a button that leaves a list with one click. */
function unsubscribeButton({ headers }: ReceivedMail) {
  const valueOf = (wanted: string) =>
    headers.find(({ name }) => name.toLowerCase() === wanted)?.value.trim() ?? '';
  const [, address] = /<(https?:[^>\s]+)>/.exec(valueOf('list-unsubscribe')) ?? [];
  if (address === undefined || valueOf('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return '';
  return html`<form method="post" action="${address}" target="_blank">
    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
    <button>Unsubscribe</button>
  </form>`;
}
