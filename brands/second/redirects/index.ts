import { movedTable, type RedirectTable } from '../../../redirects/records.ts';
import { pagePaths } from '../pages.ts';
import { campaigns } from './campaigns.ts';
import { legacyLinks } from './legacy.ts';
import { moved } from './moved.ts';

/** Every redirect of the shop. */
export const redirectTables: readonly RedirectTable[] = [
  { file: 'brands/second/redirects/campaigns.ts', shortLinks: campaigns },
  { file: 'brands/second/redirects/legacy.ts', legacyLinks },
  movedTable({ paths: pagePaths }, 'brands/second/redirects/moved.ts', moved),
];
