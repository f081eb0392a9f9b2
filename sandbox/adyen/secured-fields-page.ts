import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';

/** The modules the page may load, starting with `frame.ts`. */
const scripts = [
  'card-brands.ts',
  'card-number.ts',
  'expiry-date.ts',
  'field-picture.ts',
  'field-rules.ts',
  'field-style-sheet.ts',
  'frame.ts',
  'secured-field.ts',
];

/** Adyen's page encrypts what is typed. This one only adds a prefix, which is why it must never receive a real card. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Secured card field</title>
    <style>
      html, body { margin: 0; height: 100%; background: transparent; }
      input { width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: transparent;
        box-sizing: border-box; font: 1rem system-ui, sans-serif; color: #00112c; }
      input[hidden] { display: none; }
      .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    </style>
    <script type="module" src="/checkoutshopper/securedfields/scripts/frame.ts"></script>
  </head>
  <body></body>
</html>`;

/** The frames with the card fields and their scripts: TypeScript with the types removed. */
export function securedFields(): Hono {
  const app = new Hono();

  app.get('/scripts/:file', (c) => {
    const file = scripts.find((script) => script === c.req.param('file'));
    if (file === undefined) return c.notFound();
    const source = readFileSync(new URL(`./secured-fields/${file}`, import.meta.url), 'utf8');
    return c.body(stripTypeScriptTypes(source), 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  app.get('/:clientKey/:version/securedFields.html', (c) => {
    // A live key means a real shop, whose cards the stand-in must not handle.
    if (c.req.param('clientKey').startsWith('live_')) return c.notFound();
    return c.html(page, 200, {
      'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'",
    });
  });

  return app;
}
