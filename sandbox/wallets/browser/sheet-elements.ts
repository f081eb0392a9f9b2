/** A line of a sheet: what it is for, and a decimal string as the shop gave it. */
export interface AmountLine {
  readonly label: string;
  readonly amount: string;
}

/** Something to choose from: in a list by its label, for the shop by its ID. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

type Child = Node | string;

/** An element with its children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A labeled list to choose from. */
export function choiceField(label: string, onChoose: (id: string) => void): HTMLSelectElement {
  const select = element('select', { ariaLabel: label });
  select.addEventListener('change', () => onChoose(select.value));
  return select;
}

/** Fills a list, of which one choice is selected. */
export function fillChoices(select: HTMLSelectElement, choices: readonly Choice[], selected?: string): void {
  const options = choices.map(({ id, label }) =>
    element('option', { value: id, selected: id === selected }, label),
  );
  select.replaceChildren(...options);
}

/** A label above its field, or above a row with its field. */
export const labeled = (label: string, field: HTMLElement): HTMLElement =>
  element('label', { className: 'field' }, element('span', {}, label), field);

/** The table of amounts, which ends with the total. */
export function amountRows(lines: readonly AmountLine[], total: AmountLine, currency: string): Node[] {
  const row = ({ label, amount }: AmountLine, className = '') =>
    element(
      'tr',
      { className },
      element('th', { scope: 'row' }, label),
      element('td', {}, `${amount} ${currency}`),
    );
  return [
    element('caption', {}, 'Amounts'),
    element('tbody', {}, ...lines.map((line) => row(line)), row({ ...total, label: 'Total' }, 'total')),
  ];
}

export const sheetStyles = new CSSStyleSheet();
sheetStyles.replaceSync(`
  dialog { box-sizing: border-box; inline-size: min(100%, 26rem); max-block-size: 100dvh; margin: auto auto 0; padding: 16px; border: 0;
    border-radius: 16px 16px 0 0; background: #fff; color: #202124; font: 16px/1.4 system-ui, sans-serif; overflow: auto; }
  @media (min-height: 700px) and (min-width: 480px) { dialog { margin: auto; border-radius: 16px; } }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0 0 8px; font-size: 18px; }
  table { inline-size: 100%; border-collapse: collapse; }
  caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  th { padding: 2px 0; font-weight: 400; text-align: start; }
  td { text-align: end; }
  .total :is(th, td) { padding-block-start: 6px; border-block-start: 1px solid #dadce0; font-weight: 600; }
  fieldset { display: contents; }
  .field { display: grid; gap: 2px; margin-block-start: 8px; font-size: 14px; }
  .field.hidden { display: none; }
  select, input, textarea, button { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 4px 8px;
    border: 1px solid #5f6368; border-radius: 6px; background: #fff; color: inherit; font: inherit; font-size: 16px; }
  :is(select, input, textarea, button, summary):focus-visible { outline: 3px solid #1a73e8; outline-offset: 1px; }
  button { cursor: pointer; }
  button:disabled { opacity: 0.5; cursor: default; }
  button.pay { border-color: #000; background: #000; color: #fff; }
  .actions, .row { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-block-start: 12px; }
  .row { grid-template-columns: 1fr auto; margin: 0; }
  [role='alert']:not(:empty) { margin-block: 8px 0; padding: 8px; border-radius: 6px; background: #fce8e6; color: #8c1d18; }
  [role='status'] { min-block-size: 1.4em; margin-block-start: 4px; font-size: 14px; }
  summary { min-block-size: 24px; margin-block-start: 8px; font-size: 14px; }
`);
