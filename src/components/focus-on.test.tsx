// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { focusOn, reveal } from './focus-on.ts';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<p tabindex="-1">Declined</p>';
});
const text = () => screen.getByText('Declined');

describe('focusOn', () => {
  test('moves the focus and scrolls to what is outside the screen or covered', () => {
    focusOn(text());
    expect(document.activeElement).toBe(text());
    expect(scrolled).toHaveBeenCalledExactlyOnceWith();
  });

  test('scrolls nowhere if all of it can be seen', () => {
    document.elementFromPoint = text;
    focusOn(text());
    expect(document.activeElement).toBe(text());
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once for who wants less motion', true, 'instant'],
])('product 4.306: what changed comes into sight, no farther than needed, %s', (_how, matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  reveal(text());
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
  expect(document.activeElement).toBe(document.body);
});
