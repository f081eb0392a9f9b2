import { z } from 'zod';
import { klaviyoOf } from '../../api/context/environment.ts';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { klaviyoHeaders } from '../../api/newsletter/service/klaviyo.ts';
import { askJson } from './ask.ts';
import { type Check, check, fault, ok } from './check.ts';
import { type Examined, settingsOf } from './examined.ts';

const klaviyoSchema = settingsSchema.pick({
  KLAVIYO_API_KEY: true,
  KLAVIYO_LIST_ID: true,
  KLAVIYO_API_URL: true,
});

/** https://developers.klaviyo.com/en/reference/get_list */
const listSchema = z.object({
  data: z.object({
    attributes: z.object({
      name: z.string().nullish(),
      opt_in_process: z.enum(['single_opt_in', 'double_opt_in']).nullish(),
    }),
  }),
});

const meanings = {
  401: 'KLAVIYO_API_KEY is not accepted: create a private key in Klaviyo',
  403: 'KLAVIYO_API_KEY lacks the scope lists:read: give it the four that docs/launch.md names',
  404: 'There is no list with the ID KLAVIYO_LIST_ID: copy it from the settings of the list',
  410: 'This version of the shop speaks to Klaviyo in a way that is served no longer: upgrade it',
};

/** Whether the list of the newsletter is there, and takes whom the shop has had confirmed. */
export const klaviyoChecks = ({ env }: Examined): Check[] => [
  check('klaviyo.list', async () => {
    const settings = klaviyoOf(settingsOf(klaviyoSchema, env));
    if (settings === null) return ok('there is no newsletter');
    const address = `${settings.url}/api/lists/${encodeURIComponent(settings.listId)}`;
    const { data } = await askJson(listSchema, address, { headers: klaviyoHeaders(settings) }, meanings);
    if (data.attributes.opt_in_process === 'double_opt_in')
      return fault(
        'The list has double opt-in, so Klaviyo asks everybody once more who has confirmed: set it to single opt-in',
      );
    return ok(data.attributes.name ?? settings.listId);
  }),
];
