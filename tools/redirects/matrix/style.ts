/**
 * The page's style: the shop's palette, arranged like a spreadsheet. Colors have a contrast of at least 4.5:1 (WCAG
 * 2.2, 1.4.3).
 */
export const style = `
:root {
  --paper: #fffdf9; --linen: #f7f1e8; --line: #e3d9ca; --line-strong: #8f8170;
  --ink: #2b2622; --soft: #665c52; --link: #6f3723; --focus: #1f5fae;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; padding: clamp(1rem, 3vw, 2.5rem); background: var(--paper); color: var(--ink);
  font: 0.9375rem/1.5 'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', system-ui, sans-serif;
}
h1, h2 { margin: 0; font-family: var(--serif); font-weight: 500; line-height: 1.15; }
h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); }
h2 { font-size: 1.5rem; }
.brand { margin: 0 0 0.25rem; color: var(--soft); letter-spacing: 0.04em; }
dl { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin: 1.25rem 0 0; }
dl div { display: flex; flex-direction: column-reverse; }
dt { color: var(--soft); font-size: 0.8125rem; }
dd { margin: 0; font: 500 1.375rem/1.2 var(--serif); font-variant-numeric: tabular-nums; }
section { margin-top: 2rem; }
section > p { max-width: 42rem; color: var(--soft); }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -2px; border-radius: 2px; }

form {
  display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1.25rem; margin-top: 1.5rem;
  padding: 1rem; background: var(--linen); border-radius: 0.75rem;
}
label { display: grid; gap: 0.25rem; color: var(--soft); font-size: 0.8125rem; }
label:first-child { flex: 1 1 16rem; }
label.check { display: flex; align-items: center; min-height: 2.75rem; color: var(--ink); font-size: 0.9375rem; }
label.check input { width: 1.25rem; height: 1.25rem; margin: 0 0.25rem 0 0; accent-color: var(--link); }
input[type=search], select {
  width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; font-size: 1rem; color: var(--ink);
  background: var(--paper); border: 1px solid var(--line-strong); border-radius: 0.375rem;
}
output { flex: 1 0 100%; color: var(--soft); font-variant-numeric: tabular-nums; }

.legend { display: flex; flex-wrap: wrap; gap: 0.375rem 1.5rem; margin: 0.75rem 0 1rem; padding: 0; list-style: none; font-size: 0.8125rem; color: var(--soft); }
i { display: inline-block; padding: 0 0.375rem; border-radius: 0.25rem; font-style: normal; font-size: 0.75rem; line-height: 1.125rem; white-space: nowrap; }
i.exception { background: #f8dfd0; color: #6f3723; }
i.storefront { background: #dfeadb; color: #2f4a33; }
i.language { background: #ecdff2; color: #57336a; }
i.outside { background: #e4e2df; color: #3c3833; }
i.assumed { background: #dde8f4; color: #26466b; }

.bar {
  display: flex; gap: 0 1rem; align-items: baseline; padding: 0.5rem 0.75rem; background: var(--linen);
  border: 1px solid var(--line); border-bottom: 0; border-radius: 0.5rem 0.5rem 0 0; font-size: 0.8125rem;
}
.bar b { flex: none; font-weight: 600; }
.bar span { overflow-wrap: anywhere; color: var(--soft); }
.scroll { overflow: auto; max-height: calc(100vh - 7rem); min-height: 12rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.bar + .scroll { border-radius: 0 0 0.5rem 0.5rem; }
table { border-collapse: separate; border-spacing: 0; font-size: 0.8125rem; line-height: 1.125rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.4375rem 0.625rem; text-align: left; vertical-align: top; border: solid var(--line); border-width: 0 1px 1px 0; background: var(--paper); }
thead th { position: sticky; top: 0; z-index: 2; background: var(--linen); font-weight: 600; white-space: nowrap; }
thead th b { display: block; text-transform: uppercase; letter-spacing: 0.04em; }
thead th span { font-weight: 400; color: var(--soft); }
tbody th { font-weight: 400; }
th[scope=row], .corner { position: sticky; left: 0; z-index: 1; border-right: 1px solid var(--line-strong); }
thead .corner { z-index: 3; vertical-align: bottom; }
.file th { background: var(--linen); color: var(--soft); }
.file span { position: sticky; left: 0.625rem; }
code { display: block; font: inherit; font-weight: 600; overflow-wrap: anywhere; }
.page { display: block; color: var(--soft); overflow-wrap: anywhere; }
#matrix th[scope=row], #matrix .corner { width: 19rem; min-width: 19rem; max-width: 19rem; }
#matrix td, #matrix thead th:not(.corner) { width: 8.5rem; min-width: 8.5rem; }
#matrix td a { display: block; text-decoration: none; color: var(--ink); }
#matrix td a:hover { text-decoration: underline; }
#matrix td a:focus-visible { outline-offset: 3px; }
#matrix.one { width: 100%; }
#matrix.one td, #matrix.one thead th:not(.corner) { width: auto; }
#matrix.one td a::after { content: attr(href); display: block; color: var(--soft); overflow-wrap: anywhere; }
tr > :last-child { border-right: 0; }
#matrix td b { display: inline-block; min-width: 1.375rem; }
#matrix td.same span { color: var(--soft); }
#matrix td:not(.same) { background: #fdf3ec; }
#matrix i { margin: 0.125rem 0.25rem 0 0; }
tr:hover > td, tr:hover > th[scope=row] { background: #faf6ef; }
#older { width: 100%; }
#older th[scope=row] { width: 40%; }
#older p { margin: 0; }
#older td a { overflow-wrap: anywhere; }
.reasons { margin-top: 1rem; font-size: 0.8125rem; }
summary { width: fit-content; font-weight: 600; cursor: pointer; }
.reasons ol { columns: 24rem; gap: 2rem; margin: 0.5rem 0 0; padding-left: 2rem; }
.reasons li { break-inside: avoid; padding-left: 0.25rem; }

@media (max-width: 40rem) {
  dl { display: grid; grid-template-columns: 1fr 1fr; }
  .bar { display: block; }
  .bar b { overflow-wrap: anywhere; }
  .bar span { display: block; min-height: 3.9em; }
  #matrix th[scope=row], #matrix .corner { width: 9.5rem; min-width: 9.5rem; max-width: 9.5rem; }
  #older p { overflow-wrap: anywhere; }
  #older th[scope=row] { position: static; min-width: 7.5rem; border-right: 1px solid var(--line); }
  label, label:first-child { flex: 1 1 100%; }
}
@media print {
  @page { size: A3 landscape; margin: 8mm; }
  :root { font-size: 8pt; }
  body { padding: 0; }
  form, .bar { display: none; }
  .scroll { overflow: visible; max-height: none; border: 0; }
  table { font-size: 6pt; line-height: 1.25; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1pt 2pt; }
  thead th, thead .corner, th[scope=row] { position: static; }
  #matrix { width: 100%; table-layout: fixed; }
  #matrix td, #matrix thead th:not(.corner), #matrix th[scope=row], #matrix .corner { width: auto; min-width: 0; max-width: none; }
  #matrix .corner { width: 60mm; }
  #matrix td { overflow-wrap: anywhere; }
  #matrix thead th span, #matrix td.same span { display: none; }
  #matrix i { white-space: normal; font-size: 4.5pt; line-height: 1.2; padding: 0; overflow-wrap: normal; }
  a { color: inherit; text-decoration: none; }
}
`;
