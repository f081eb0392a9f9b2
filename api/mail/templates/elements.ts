import { createElement, type CSSProperties, type ReactNode } from 'react';
import { brand } from '../../../brands/api.ts';

/*
 * What the content of every e-mail is made of. Mail programs know little of CSS: everything is set inline, the columns of
 * a list of amounts are a table, and `api/mail/templates/layout.ts` changes the colors for dark screens by class.
 */
const family = "'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

export const { light: colors } = brand.mailColors;

/** Of the text of all elements. */
export const font = { fontFamily: family, fontSize: '16px', lineHeight: '1.55', color: colors.ink } as const;

const element =
  (tag: string, className: string, style: CSSProperties) =>
  (...content: readonly ReactNode[]) =>
    createElement(tag, { className, style: { ...font, ...style } }, ...content);

/** The one sentence that says what the e-mail is about. */
export const heading = element('h1', 'ink', { fontSize: '24px', lineHeight: '1.25', margin: '0 0 16px' });
export const subheading = element('h2', 'ink', { fontSize: '18px', lineHeight: '1.3', margin: '32px 0 8px' });
const block = element('p', 'ink', { margin: '0 0 16px' });
const valueBlock = element('p', 'ink', { margin: '0 0 12px' });

export const paragraph = (...content: readonly ReactNode[]) =>
  block(...content.flatMap((part) => (typeof part === 'string' ? withWholeNumbers(part) : [part])));

/** A text that stays on one line. */
export const unbroken = (text: string, key?: number) =>
  createElement('span', { key, style: { whiteSpace: 'nowrap' } }, text);

/** A text in which order numbers, whose hyphens would otherwise break them, stay on one line. */
const withWholeNumbers = (text: string): ReactNode[] =>
  text.split(/([A-Z]{2}(?:-[0-9A-Z]{4}){3})/).map((part, at) => (at % 2 === 1 ? unbroken(part, at) : part));

/** Something that is not needed at once, in a smaller and softer type. */
export const note = element('p', 'soft', { fontSize: '14px', color: colors.inkSoft, margin: '0 0 12px' });

/** Lines that belong together, such as an address or what somebody has written. */
export const lines = (texts: readonly string[]) => block(...broken(texts));

const broken = (texts: readonly string[]): ReactNode[] =>
  texts.flatMap((text, at) => (at === 0 ? [text] : [createElement('br', { key: at }), text]));

const small = (tag: string, text: string) =>
  createElement(tag, { className: 'soft', style: { fontSize: '14px', color: colors.inkSoft } }, text);

/** A value of one or several lines, below what it is. */
export const fact = (label: string, value: string) =>
  valueBlock(small('span', label), createElement('br'), ...broken(value.split('\n')));

/** What somebody else has written, marked as such: by a line beside it, and by signs in front of it in plain text. */
export const quotation = (...content: readonly ReactNode[]) =>
  createElement(
    'blockquote',
    {
      className: 'line',
      style: { margin: '0 0 16px', paddingLeft: '16px', borderLeft: `3px solid ${colors.line}` },
    },
    ...content,
  );

export const link = (label: string, address: string) =>
  createElement('a', { href: address, className: 'link', style: { color: colors.accent } }, label);

/** HTML that the shop itself has written, never what somebody has typed. */
export const markup = (html: string) =>
  createElement('div', {
    className: 'ink legal',
    style: { ...font, fontSize: '14px' },
    dangerouslySetInnerHTML: { __html: html },
  });

const buttonLink = (label: string, address: string) => {
  const style = {
    ...{ ...font, display: 'inline-block', padding: '12px 20px', borderRadius: '6px' },
    ...{ backgroundColor: colors.accent, color: colors.onAccent, fontWeight: '600', textDecoration: 'none' },
  };
  return createElement('a', { href: address, className: 'button', style }, label);
};

/** The one thing to do next. Its address is also in the plain text. */
export const button = (label: string, address: string) =>
  createElement('p', { style: { margin: '24px 0' } }, buttonLink(label, address));

/** One line of `rows`; `note` is in smaller type below `name`. */
export interface Row {
  readonly name: string;
  /** The address of a picture of what is named, which says nothing else: many programs show none. */
  readonly picture?: string | null;
  readonly note?: string | undefined;
  /** On the right, e.g. an amount; empty for nothing. */
  readonly value: string;
  /** Whether the line is what the others add up to. */
  readonly isTotal?: boolean;
}

/** What belongs to what, e.g. goods and their prices: names on the left, values on the right. */
export const rows = (list: readonly Row[]) => {
  const style = { borderCollapse: 'collapse', margin: '0 0 16px' } as const;
  const table = {
    role: 'presentation',
    width: '100%',
    cellPadding: 0,
    cellSpacing: 0,
    className: 'rows',
    style,
  };
  return createElement('table', table, createElement('tbody', null, ...list.map(rowElement)));
};

function rowElement({ name, picture, note: below, value, isTotal = false }: Row, at: number) {
  const style = {
    ...font,
    fontWeight: isTotal ? '600' : '400',
    padding: '8px 0',
    borderTop: `1px solid ${colors.line}`,
    verticalAlign: 'top',
  } as const;
  const cell = { className: 'ink line', style };
  return createElement(
    'tr',
    { key: at },
    createElement(
      'td',
      cell,
      picture == null ? null : pictureElement(picture),
      name,
      below === undefined ? null : small('div', below),
    ),
    createElement('td', { ...cell, align: 'right', style: { ...style, paddingLeft: '16px' } }, value),
  );
}

/** `align` is for programs that do not know `float`. */
const pictureElement = (src: string) =>
  createElement('img', {
    ...{ src, alt: '', width: 64, height: 64, align: 'left' },
    style: { float: 'left', marginRight: '16px', borderRadius: '6px', objectFit: 'contain' },
  });

/** What is said about something, beside its picture. */
export const pictured = (picture: string | null, ...content: readonly ReactNode[]) =>
  createElement(
    'div',
    { style: { ...font, clear: 'both', margin: '0 0 24px', minHeight: '64px' } },
    picture === null ? null : pictureElement(picture),
    ...content,
  );

/** Each star as a link of its own. Plain text leaves them out: five long addresses say less than the one beside them. */
export const starLinks = (list: readonly { readonly label: string; readonly address: string }[]) =>
  createElement(
    'div',
    { className: 'stars' },
    ...list.map(({ label, address }) =>
      createElement(
        'a',
        {
          ...{ key: address, href: address, className: 'link', title: label, 'aria-label': label },
          style: { ...starStyle, color: colors.accent },
        },
        '★',
      ),
    ),
  );

/** As large as a thumb (WCAG 2.2, 2.5.5). */
const starStyle = {
  ...{ display: 'inline-block', width: '44px', fontSize: '32px', lineHeight: '44px' },
  ...{ textAlign: 'center', textDecoration: 'none' },
} as const;
