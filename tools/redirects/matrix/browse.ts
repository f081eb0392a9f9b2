/**
 * Searches and filters the page and moves through its table. It runs in the browser from its source text, so it may use
 * only what it contains.
 */
export function browse(): void {
  const find = <Kind extends Element>(
    selector: string,
    kind: new () => Kind,
    within: ParentNode = document,
  ) => {
    const found = within.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The page lacks ${selector}.`);
    return found;
  };
  const form = find('form', HTMLFormElement);
  const search = find('#search', HTMLInputElement);
  const country = find('#country', HTMLSelectElement);
  const onlyOdd = find('#odd', HTMLInputElement);
  const matrix = find('#matrix', HTMLTableElement);
  const where = find('#bar-where', HTMLElement);
  const address = find('#bar-url', HTMLElement);

  const texts = new Map<Element, string>();
  const textOf = (row: Element) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const targets = [...row.querySelectorAll('a')].map((link) => link.href);
    const text = [row.textContent, ...targets].join(' ').toLowerCase();
    texts.set(row, text);
    return text;
  };

  const showColumns = (only: number) => {
    matrix.classList.toggle('one', only > 0);
    for (const row of matrix.rows) {
      if (row.classList.contains('file')) continue;
      for (const cell of row.cells) cell.hidden = only > 0 && cell.cellIndex > 0 && cell.cellIndex !== only;
    }
  };

  const filterSection = (section: Element): string => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...section.querySelectorAll<HTMLElement>('tr[data-row]')];
    for (const row of rows) {
      const isOdd = [...row.querySelectorAll('i')].some((mark) => !mark.closest('[hidden]:not(tr, tbody)'));
      row.hidden = !words.every((word) => textOf(row).includes(word)) || (onlyOdd.checked && !isOdd);
    }
    for (const body of section.querySelectorAll('tbody'))
      body.hidden = ![...body.querySelectorAll<HTMLElement>('tr[data-row]')].some((row) => !row.hidden);
    const shown = rows.filter((row) => !row.hidden).length;
    find('.nothing', HTMLElement, section).hidden = shown > 0;
    return `${shown.toLocaleString('en')} of ${rows.length.toLocaleString('en')}`;
  };

  const hint = { where: where.textContent, address: address.textContent };
  const filter = () => {
    where.textContent = hint.where;
    address.textContent = hint.address;
    showColumns(Number(country.value));
    const [short = '', older = ''] = [...document.querySelectorAll('section')].map(filterSection);
    find('#found', HTMLOutputElement).value = `${short} short links, ${older} older addresses`;
  };

  const describe = (event: Event) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    const link = cell?.querySelector('a');
    const row = cell?.closest('tr');
    if (!cell || !link || !row) return;
    const column = matrix.rows[0]?.cells[cell.cellIndex]?.querySelector('span')?.textContent ?? '';
    where.textContent = `${row.querySelector('code')?.textContent ?? ''} · ${column}`;
    address.textContent = link.href;
  };

  const steps: Record<string, readonly [rows: number, columns: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  /* One stop for the tab key, arrow keys inside: two thousand stops would keep everyone from reaching what follows. */
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = event.target instanceof HTMLAnchorElement ? event.target : null;
    const cell = from?.closest('td');
    const row = from?.closest('tr');
    if (!step || !from || !cell || !row || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const rows = [...matrix.querySelectorAll<HTMLTableRowElement>('tr[data-row]')].filter(
      (one) => !one.hidden && !one.closest('tbody')?.hidden,
    );
    const cells = [...(rows[rows.indexOf(row) + step[0]]?.cells ?? [])];
    const at = cell.cellIndex + step[1];
    const to = cells[at]?.hidden === false ? cells[at].querySelector('a') : null;
    if (!to) return;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  };
  const oneTabStop = () => {
    const links = [...matrix.querySelectorAll('a')];
    for (const link of links) link.tabIndex = -1;
    const first = links.find((link) => !link.closest('[hidden]'));
    if (first) first.tabIndex = 0;
  };

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    filter();
    oneTabStop();
  });
  matrix.addEventListener('pointerover', describe);
  matrix.addEventListener('focusin', describe);
  matrix.addEventListener('keydown', move);
  filter();
  oneTabStop();
}
