import { adyenChecks } from './adyen.ts';
import type { Check } from './check.ts';
import { commercetoolsChecks } from './commercetools.ts';
import type { Examined } from './examined.ts';
import { filesChecks } from './files.ts';
import { klaviyoChecks } from './klaviyo.ts';
import { klevuChecks } from './klevu.ts';
import { mailChecks } from './mail.ts';
import { settingsChecks } from './settings.ts';
import { siteChecks } from './site.ts';

/** Everything that the doctor asks, service by service. */
export const allChecks = (examined: Examined): readonly Check[] => [
  ...settingsChecks(examined),
  ...commercetoolsChecks(examined),
  ...adyenChecks(examined),
  ...klevuChecks(examined),
  ...klaviyoChecks(examined),
  ...mailChecks(examined),
  ...filesChecks(examined),
  ...siteChecks(examined),
];
