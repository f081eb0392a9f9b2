const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; inline-size: 100%; }
  button { inline-size: 100%; min-block-size: 44px; padding: 0 16px; border: 0; border-radius: 4px; background: #000; color: #fff;
    font: 500 16px system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
  button.paypal { background: #ffc439; color: #111; }
`);

/** Draws a wallet's button into an element, in a shadow root, so that neither the shop's styles nor its policy matter. */
export function drawButton(
  host: HTMLElement,
  label: string,
  look: 'dark' | 'paypal' = 'dark',
): HTMLButtonElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.className = look;
  root.replaceChildren(button);
  return button;
}

/** `Buy with Google Pay`, or only `Google Pay` for the type `plain`. @param type such as `buy` or `check-out` */
export function buttonLabel(type: string, wallet: string): string {
  if (type === 'plain' || type === '') return wallet;
  const words = type.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} with ${wallet}`;
}
