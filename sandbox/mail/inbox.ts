import { Hono } from 'hono';
import { html } from 'hono/html';
import { listPage } from '../list-page.ts';
import { mailPage, screenWidths } from './mail-page.ts';
import type { ReceivedMail, ReceivedMails } from './received-mails.ts';

/** The inbox of everybody to whom the shop writes: `/mail/` for people, `/mail/messages` for tests (`?to=` an address). */
export function inbox(received: ReceivedMails): Hono {
  const app = new Hono();
  app.get('/mail/', async (context) => context.html(inboxPage(await received.list())));
  app.get('/mail/messages', async (context) => context.json(await received.list(context.req.query('to'))));
  app.get('/mail/:number{[0-9]+}', async (context) => {
    const mail = await received.find(Number(context.req.param('number')));
    const width = Number(context.req.query('width') ?? screenWidths[0]);
    return mail ? context.html(mailPage(mail, width)) : context.text('There is no such e-mail', 404);
  });
  return app;
}

const inboxPage = (mails: readonly ReceivedMail[]) =>
  listPage({
    title: 'Inbox',
    heading: 'Inbox',
    introduction: html`Every e-mail that the shop has sent, whoever it is for; the latest first. Nothing has
      left this machine. As JSON: <a href="/mail/messages"><code>/mail/messages</code></a>`,
    columns: ['Received', 'To', 'Subject'],
    rows: mails.map(
      ({ number, receivedAt, to, subject }) =>
        html`<tr>
          <td><time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')}</time></td>
          <td>${to.join(', ')}</td>
          <td><a href="/mail/${number}">${subject}</a></td>
        </tr>`,
    ),
    nothing: 'No e-mail has arrived yet.',
  });
