import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingNames } from './setting-names.ts';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['ADYEN_REGON', 'ADYEN_REGION'],
  ['ADYEN_REGIONS', 'ADYEN_REGION'],
  ['ADYEN_TIMEOUT', 'ADYEN_REGION'],
  ['COMMERCETOOLS_API', 'COMMERCETOOLS_API_URL'],
  ['CLIENT_ADRESS_HEADER', 'CLIENT_ADDRESS_HEADER'],
  ['PICTURE_SOURCE', 'PICTURE_SOURCES'],
  ['CAPTRUE', 'CAPTURE'],
  ['BRANHC', 'BRANCH'],
  ['STORES', 'STORE'],
  ['MAILFROM', 'MAIL_FROM'],
])('%s is no setting, and %s is', (name, nearest) => {
  expect([...unknownSettings({ [name]: 'x' })]).toEqual([`${name} is no setting: do you mean ${nearest}?`]);
});

test('other programs’ variables are left alone', () => {
  const others =
    'PATH HOME HOSTNAME LOGNAME USERNAME OLDPWD TMPDIR COLUMNS DISPLAY EDITOR VISUAL LANGUAGE MANPATH MAIL COLORTERM HISTSIZE HISTFILE WINDIR COMSPEC PATHEXT PROMPT PUBLIC CI DEBUG RENDER VERCEL IMAGE CONTENT EXPORT IMPORT PORTAL REPORT RESTORE STORAGE SITE_ID SITE_NAME DEPLOY_URL NODE_OPTIONS'.split(
      ' ',
    );
  expect([...unknownSettings(Object.fromEntries(others.map((name) => [name, 'x'])))]).toEqual([]);
});

test('no setting is unknown, and a letter too many or too few never goes unnoticed', () => {
  expect([...unknownSettings(Object.fromEntries(settingNames.map((name) => [name, ''])))]).toEqual([]);
  const longNames = settingNames.filter((name) => name.includes('_') || name.length > 6);
  fc.assert(
    fc.property(fc.constantFrom(...longNames), fc.nat(), fc.boolean(), (name, at, more) => {
      const index = 1 + (at % (name.length - 1));
      const misspelt = name.slice(0, index) + (more ? 'X' : '') + name.slice(more ? index : index + 1);
      fc.pre((misspelt.includes('_') || !name.includes('_')) && !settingNames.includes(misspelt));
      expect([...unknownSettings({ [misspelt]: 'x' })]).toHaveLength(1);
    }),
  );
});
