import type { Declarations, FieldStyles } from './messages.ts';

/** The rules a page may style, under the names it uses for them. */
const selectors = {
  base: 'input',
  placeholder: 'input::placeholder',
  error: 'input.error',
  validated: 'input.validated',
} as const satisfies Record<keyof FieldStyles, string>;

const kebabCase = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page's style for a field, as a style sheet; a property the browser does not know has no effect. */
export class FieldStyleSheet {
  readonly #rules: Readonly<Record<keyof FieldStyles, CSSStyleDeclaration>>;

  constructor(document: Document) {
    const element = document.createElement('style');
    document.head.append(element);
    this.#rules = {
      base: this.#newRule(element, selectors.base),
      placeholder: this.#newRule(element, selectors.placeholder),
      error: this.#newRule(element, selectors.error),
      validated: this.#newRule(element, selectors.validated),
    };
  }

  /** Adds `styles` to those applied before. */
  apply(styles: FieldStyles): void {
    this.#declare('base', styles.base);
    this.#declare('placeholder', styles.placeholder);
    this.#declare('error', styles.error);
    this.#declare('validated', styles.validated);
  }

  #newRule({ sheet }: HTMLStyleElement, selector: string) {
    if (!sheet) throw new Error('A style element in the document has a sheet');
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) throw new Error(`Not a style rule: ${selector}`);
    return rule.style;
  }

  #declare(rule: keyof FieldStyles, declarations: Declarations = {}) {
    for (const [property, value] of Object.entries(declarations)) {
      this.#rules[rule].setProperty(kebabCase(property), value);
    }
  }
}
