// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ModalDialog } from './modal-dialog.tsx';

beforeAll(stubModalDialog);

function openDialog() {
  const onClose = vi.fn();
  const onKeyDown = vi.fn();
  renderInShop(
    <ModalDialog label="Search" closeLabel="Close" open onClose={onClose} placement="top">
      <input aria-label="Term" onKeyDown={onKeyDown} />
    </ModalDialog>,
  );
  return { field: screen.getByRole('textbox'), onClose, onKeyDown };
}

test('one Escape closes it, before what is inside can use it for itself', () => {
  const { field, onClose, onKeyDown } = openDialog();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('an Escape that belongs to an input method does not close it', () => {
  const { field, onClose, onKeyDown } = openDialog();
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('a press on what is behind it closes it, unless it began inside, as when text is selected', () => {
  const { field, onClose } = openDialog();
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
