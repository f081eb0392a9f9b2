import { buttonLabel, drawButton } from '../button.ts';

/** Apple's element `apple-pay-button`, with the attribute `type`. */
export class ApplePayButton extends HTMLElement {
  static readonly observedAttributes = ['type'];

  connectedCallback(): void {
    this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    drawButton(this, buttonLabel(this.getAttribute('type') ?? 'plain', 'Apple Pay'));
  }
}
