import type { ApiBrand } from '../../types.ts';

export const mailColors: ApiBrand['mailColors'] = {
  light: {
    paper: '#fffdf9',
    linen: '#f7f1e8',
    line: '#d9cdbb',
    ink: '#2b2622',
    inkSoft: '#665c52',
    accent: '#8d4a32',
    onAccent: '#fffdf9',
  },
  dark: {
    paper: '#26221e',
    linen: '#1c1916',
    line: '#4a4239',
    ink: '#f3ece2',
    inkSoft: '#bfb3a4',
    accent: '#e8a88e',
    onAccent: '#1c1916',
  },
};
