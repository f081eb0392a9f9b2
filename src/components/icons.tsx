import type { ReactNode } from 'react';

const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg
        // As large as the text beside it asks for.
        width="1.375rem"
        height="1.375rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);

export const CartIcon = icon(
  <>
    <path d="M5 8.5h14l-1.2 11H6.2z" />
    <path d="M8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5" />
  </>,
);

export const HeartIcon = icon(
  <path d="M12 19.5 5 12.4a4.4 4.4 0 0 1 0-6.2 4.3 4.3 0 0 1 6.2 0l.8.8.8-.8a4.3 4.3 0 0 1 6.2 0 4.4 4.4 0 0 1 0 6.2z" />,
);

export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />);

export const MenuIcon = icon(<path d="M4 7.5h16M4 12h16M4 16.5h16" />);

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);

export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.6 2.4 3.9 5.2 3.9 8.5s-1.3 6.1-3.9 8.5c-2.6-2.4-3.9-5.2-3.9-8.5s1.3-6.1 3.9-8.5" />
  </>,
);
