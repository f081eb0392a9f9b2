import { html } from 'hono/html';
import type { ReceivedMail } from './received-mails.ts';

/** Of a phone and of a mail program on a desk, in pixels. */
export const screenWidths = [390, 700] as const;

/** One e-mail as the recipient sees it: the HTML, which can neither run scripts nor reach this page, the text, and the headers. */
export const mailPage = (mail: ReceivedMail, width: number) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${mail.subject} – Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font: 1rem/1.5 system-ui;
            max-width: 75rem;
            margin: 1.5rem auto;
            padding: 0 1rem;
          }
          iframe {
            display: block;
            max-width: 100%;
            height: 80vh;
            border: 1px solid #8888;
            border-radius: 0.5rem;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          dt {
            float: left;
            clear: left;
            min-width: 6rem;
          }
        </style>
      </head>
      <body>
        <p><a href="/mail/">Inbox</a></p>
        <h1>${mail.subject}</h1>
        <dl>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>To</dt>
          <dd>${mail.to.join(', ')}</dd>
        </dl>
        <p>
          ${screenWidths.map(
            (offered) =>
              html`<a href="?width=${offered}" ${offered === width ? html`aria-current="true"` : ''}
                >${offered} px</a
              > `,
          )}
        </p>
        ${unsubscribeButton(mail)}
        <iframe
          title="${mail.subject}"
          width="${width}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcdoc="${`<base target="_blank">${mail.html}`}"
        ></iframe>
        <h2>Plain text</h2>
        <pre>${mail.text}</pre>
        <h2>Headers</h2>
        <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      </body>
    </html>`;

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
