import { storageSettingsOf } from '../../api/context/environment.ts';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { incoming } from '../../api/files/file-keys.ts';
import { s3Storage } from '../../api/files/storage/s3-storage.ts';
import { ask } from './ask.ts';
import { after, type Check, check, fault, ok, Verdict } from './check.ts';
import { type Examined, settingsOf } from './examined.ts';

const filesSchema = settingsSchema.pick({
  FILES_FOLDER: true,
  FILES_S3_ENDPOINT: true,
  FILES_S3_BUCKET: true,
  FILES_S3_REGION: true,
  FILES_S3_ACCESS_KEY_ID: true,
  FILES_S3_SECRET_ACCESS_KEY: true,
});

/** A file that is there only while the doctor looks. */
const trial = incoming('doctor');

/** Whether photographs of customers can be kept in object storage, and pages may send them there. */
export function filesChecks({ env, stores }: Examined): Check[] {
  /** @throws {Verdict} ok if there is no object storage. */
  const storage = () => {
    const settings = storageSettingsOf(settingsOf(filesSchema, env));
    if (settings === null) throw new Verdict(ok('forms take no photographs'));
    if ('folder' in settings) throw new Verdict(ok('in a folder of the host'));
    return s3Storage(settings);
  };
  const bucket = check('files.storage', async () => {
    const files = storage();
    await files.write(trial, new Uint8Array(1), 'image/jpeg');
    const isThere = (await files.read(trial)) !== null;
    for await (const { key } of files.list(trial)) await files.remove(key);
    await files.remove(trial);
    return isThere ? ok('keeps files') : fault('The bucket does not keep what is written: look at its rules');
  });
  const cors = stores.map(({ id, origin }) =>
    check(`files.cors.${id}`, async () => {
      const { url } = await storage().uploadTo(trial, { type: 'image/jpeg', size: 1 });
      const wanted = {
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type',
      };
      const { headers } = await ask(url, { method: 'OPTIONS', headers: { Origin: origin, ...wanted } });
      if (['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')) return ok(origin);
      return fault(
        `The bucket lets no page of ${origin} send photographs: allow this origin, PUT, and Content-Type in its CORS rules`,
      );
    }),
  );
  return [bucket, ...after(bucket, cors)];
}
