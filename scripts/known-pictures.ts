import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What Gatsby asks its parent about each job when it runs with ENABLE_GATSBY_EXTERNAL_JOBS (its `utils/jobs/manager`). */
const jobSchema = z.object({
  type: z.literal('JOB_CREATED'),
  payload: z.object({
    id: z.string(),
    name: z.string(),
    outputDir: z.string(),
    /** Pictures have operations; other jobs have whatever they like. */
    args: z
      .looseObject({ operations: z.array(z.object({ outputPath: z.string() })) })
      .catch({ operations: [] }),
  }),
});

/** The part of a child process that is talked to. */
interface Gatsby {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  send(answer: { readonly type: string; readonly payload: { readonly id: string } }): unknown;
}

/** Switches the questions on. */
export const askAboutJobs = { ENABLE_GATSBY_EXTERNAL_JOBS: 'true' } as const;

/**
 * Spares Gatsby the pictures that are there already: their names hold a digest of what they are made from, but Gatsby
 * only remembers jobs of the same folder. All other jobs it does itself.
 */
export function answerAboutJobs(gatsby: Gatsby): void {
  gatsby.on('message', (message) => {
    const job = jobSchema.safeParse(message).data?.payload;
    if (job)
      gatsby.send({ type: isDone(job) ? 'JOB_COMPLETED' : 'JOB_NOT_WHITELISTED', payload: { id: job.id } });
  });
}

function isDone({ name, outputDir, args }: z.infer<typeof jobSchema>['payload']): boolean {
  const pictures = args.operations.map(({ outputPath }) => join(outputDir, outputPath));
  return name === 'IMAGE_PROCESSING' && pictures.length > 0 && pictures.every((file) => existsSync(file));
}
