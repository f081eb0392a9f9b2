import { createElement, type ReactNode } from 'react';
import { brand } from '../../../brands/api.ts';
import { directionOf } from '../../../stores/languages.ts';
import { urlOf } from '../../../stores/urls.ts';
import { colors, font, link, note, unbroken } from './elements.ts';
import type { MailWords } from './mail-template.ts';

const { dark } = brand.mailColors;

/**
 * What the legal texts look like, which have no style of their own, and colors on dark screens; a program that knows neither
 * shows the former plainly, and keeps or inverts the light colors.
 */
const style = `
.legal h2 { font-size: 16px; margin: 20px 0 6px; }
.legal blockquote { margin: 0 0 12px; padding-left: 12px; border-left: 3px solid ${colors.line}; }
.legal a { color: ${colors.accent}; }
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.linen} !important; }
  .card { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.inkSoft} !important; }
  .link, .legal a { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .line { border-color: ${dark.line} !important; }
}`;

const metas = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
  { name: 'supported-color-schemes', content: 'light dark' },
];

const card = {
  ...{ maxWidth: '600px', margin: '0 auto', padding: '24px 20px 32px' },
  ...{ backgroundColor: colors.paper, overflowWrap: 'break-word' },
} as const;

const name = {
  ...font,
  ...{ fontFamily: "'Iowan Old Style', Palatino, 'Book Antiqua', Georgia, serif", fontSize: '20px' },
  textDecoration: 'none',
};

/**
 * One column of at most 600 px with the brand above and the company below. Its only pictures are of goods, which are named
 * beside them, so it reads the same where they are turned off.
 */
export function layout(content: ReactNode, subject: string, words: MailWords): ReactNode {
  const { language } = words;
  return createElement(
    'html',
    { lang: language, dir: directionOf(language) },
    createElement(
      'head',
      null,
      ...metas.map((meta, key) => createElement('meta', { key, ...meta })),
      createElement('title', null, subject),
      createElement('style', { dangerouslySetInnerHTML: { __html: style } }),
    ),
    createElement(
      'body',
      { className: 'page', style: { margin: '0', padding: '0', backgroundColor: colors.linen } },
      createElement(
        'div',
        { className: 'card', style: card },
        brandLine(words),
        createElement('main', null, content),
        footer(words),
      ),
    ),
  );
}

function brandLine({ store, language }: MailWords): ReactNode {
  const home = { href: urlOf(store, language, 'home'), className: 'ink', style: name };
  return createElement('p', { style: { margin: '0 0 24px' } }, createElement('a', home, brand.name));
}

/** Whose e-mail it is, with the numbers that several countries ask of every business letter (in Germany, § 35a GmbHG). */
function footer({ t, store }: MailWords): ReactNode {
  const { company, addressLines, email, phone, registration, taxNumber } = store.contact;
  return createElement(
    'div',
    {
      className: 'line',
      style: { marginTop: '32px', paddingTop: '16px', borderTop: `1px solid ${colors.line}` },
    },
    note(t('footer.questions'), ' ', link(email, `mailto:${email}`), ', ', unbroken(phone)),
    note([company, ...addressLines, registration, taxNumber].filter(Boolean).join(', ')),
  );
}
