import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { videoOf } from './product-files.ts';

vi.mock('../brands/build.ts', () => import('./testing/sample-brand.ts'));

test('product 4.382: a video is a file of the shop, a missing one stops the build, and other products have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'videos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'files/videos'), { recursive: true });
  await writeFile(join(folder, 'files/videos/kettle.mp4'), '');
  await expect(videoOf('kettle', folder)).rejects.toThrow(
    'kettle.jpg is missing, although the brand lists a video of kettle.',
  );
  await writeFile(join(folder, 'files/videos/kettle.jpg'), '');
  await expect(videoOf('kettle', folder)).resolves.toEqual({
    path: '/files/videos/kettle.mp4',
    poster: '/files/videos/kettle.jpg',
    shows: 'turn',
  });
  await expect(videoOf('cup', folder)).resolves.toBeNull();
});
