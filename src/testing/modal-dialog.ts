/** What a browser's modal dialog does but jsdom's does not: open (marked `data-modal`), close, and emit events. */
export function stubModalDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.dataset['modal'] = 'true';
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
