import type { ApiBrand } from '../../types.ts';

export const mailColors: ApiBrand['mailColors'] = {
  light: {
    paper: '#ffffff',
    linen: '#f3f6f9',
    line: '#d3dae1',
    ink: '#1a2027',
    inkSoft: '#434d57',
    accent: '#1f4d7a',
    onAccent: '#ffffff',
  },
  dark: {
    paper: '#1a2027',
    linen: '#12161b',
    line: '#343f4a',
    ink: '#eef2f6',
    inkSoft: '#bcc7d2',
    accent: '#8fbfe8',
    onAccent: '#0a1c2c',
  },
};
