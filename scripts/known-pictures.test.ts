import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../tests/in-empty-folder.ts';
import { answerAboutJobs } from './known-pictures.ts';

inEmptyFolder();

class FakeGatsby extends EventEmitter {
  readonly answers: unknown[] = [];
  send(answer: unknown): void {
    this.answers.push(answer);
  }
}

/** What Gatsby is answered when it says this. */
function answersTo(message: unknown): unknown[] {
  const gatsby = new FakeGatsby();
  answerAboutJobs(gatsby);
  gatsby.emit('message', message);
  return gatsby.answers;
}

const jobOf = (name: string, args: unknown) => ({
  type: 'JOB_CREATED',
  payload: { id: 'job-1', name, outputDir: join('public', 'static'), args },
});
const pictures = (...paths: string[]) => ({ operations: paths.map((outputPath) => ({ outputPath })) });
const done = [{ type: 'JOB_COMPLETED', payload: { id: 'job-1' } }];
const yours = [{ type: 'JOB_NOT_WHITELISTED', payload: { id: 'job-1' } }];

test('a job whose pictures are all there is done', async () => {
  await writeFiles({ 'public/static/a/small.avif': '', 'public/static/a/large.avif': '' });
  expect(answersTo(jobOf('IMAGE_PROCESSING', pictures('a/small.avif', 'a/large.avif')))).toEqual(done);
});

test('Gatsby makes the pictures itself when one is missing', async () => {
  await writeFiles({ 'public/static/a/small.avif': '' });
  expect(answersTo(jobOf('IMAGE_PROCESSING', pictures('a/small.avif', 'a/large.avif')))).toEqual(yours);
});

test.each([
  ['of another name', jobOf('IMAGE_UPLOADING', pictures('a/small.avif'))],
  ['without pictures', jobOf('IMAGE_PROCESSING', pictures())],
  ['with other things to do', jobOf('IMAGE_PROCESSING', { url: 'https://pictures.example' })],
])('a job %s Gatsby does itself', async (_, job) => {
  await writeFiles({ 'public/static/a/small.avif': '' });
  expect(answersTo(job)).toEqual(yours);
});

test.each([
  ['of another type', { type: 'LOG_ACTION', action: {} }],
  ['without a job', { type: 'JOB_CREATED' }],
  ['that is a text', 'JOB_CREATED'],
  ['that is nothing', null],
])('a message %s gets no answer', (_, message) => {
  expect(answersTo(message)).toEqual([]);
});
