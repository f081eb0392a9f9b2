import { screen, waitFor } from '@testing-library/react';

/** The button that orders, once the drop-in is ready and no payment is in progress. */
export const orderButton = (name: RegExp = /^Pay \$/): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.getAttribute('aria-disabled') !== 'false') throw new Error('The order button is still busy');
    return button;
  });
