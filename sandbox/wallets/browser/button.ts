const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; inline-size: 100%; }
  button { inline-size: 100%; min-block-size: 44px; border: 0; background: #000; color: #fff; font: 500 16px system-ui, sans-serif; }
  button:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
`);

/** Draws a wallet's button into an element, in a shadow root, so that neither the shop's styles nor its policy matter. */
export function drawButton(host: HTMLElement, label: string): HTMLButtonElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  root.replaceChildren(button);
  return button;
}

/** Apple's element `apple-pay-button`. */
export class ApplePayButton extends HTMLElement {
  connectedCallback(): void {
    drawButton(this, 'Apple Pay');
  }
}
