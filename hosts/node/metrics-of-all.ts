import cluster from 'node:cluster';
import { z } from 'zod';

/** A process asks all of a host for their metrics. */
const question = z.object({
  metrics: z.literal('wanted'),
  id: z.int(),
  asker: z.int().default(0),
  count: z.int().default(1),
});
/** What one of them answers, to the process that asked. */
const answer = question.extend({ metrics: z.literal('told'), text: z.string() });
const message = z.discriminatedUnion('metrics', [question, answer]);
type Answer = z.output<typeof answer>;

/** How long to wait for the others, in milliseconds: one that hangs or has just ended is left out. */
const patience = 2_000;

/** In the process that started the others, which do not know each other: passes on what they ask and answer. */
export function relayMetrics(): void {
  cluster.on('message', (worker, sent: unknown) => {
    const { data } = message.safeParse(sent);
    if (data === undefined) return;
    const workers = Object.values(cluster.workers ?? {}).filter((each) => each?.isConnected());
    const told = data.metrics === 'told' ? data : { ...data, asker: worker.id, count: workers.length };
    // Whoever ends meanwhile gets no message, and nobody minds.
    for (const each of workers)
      if (told.metrics === 'wanted' || each?.id === told.asker) each?.send(told, () => undefined);
  });
}

/**
 * Has this process answer others that ask.
 * @param own the metrics of this process.
 * @returns asks for the metrics of all processes of the host: those of this one if it has no others.
 */
export function metricsOfAll(own: () => Promise<string>): () => Promise<readonly string[]> {
  if (!cluster.isWorker) return async () => [await own()];
  const asked = new Map<number, (answer: Answer) => void>();
  const send = (sent: z.input<typeof message>) => process.send?.(sent, undefined, undefined, () => undefined);
  process.on('message', (sent: unknown) => {
    const { data } = message.safeParse(sent);
    if (data?.metrics === 'told') asked.get(data.id)?.(data);
    if (data?.metrics === 'wanted') void own().then((text) => send({ ...data, metrics: 'told', text }));
  });
  let last = 0;
  return async () => {
    const id = (last += 1);
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const texts: string[] = [];
    asked.set(id, ({ text, count }) => {
      texts.push(text);
      if (texts.length === count) resolve(texts);
    });
    const timer = setTimeout(() => resolve(texts), patience);
    send({ metrics: 'wanted', id });
    return promise.finally(() => {
      clearTimeout(timer);
      asked.delete(id);
    });
  };
}

/**
 * Texts in Prometheus' format as one, which has each metric once: what is said of it (`# …`), then the series of all processes.
 */
export function joinedMetrics(texts: readonly string[]): string {
  const series = new Map<string, string[]>();
  for (const metric of texts.flatMap((text) => text.split(/^(?=# HELP )/m))) {
    const [, head = '', body = ''] = /^((?:#.*\n)*)([^]*)$/.exec(metric) ?? [];
    series.set(head, [...(series.get(head) ?? []), body]);
  }
  return [...series].map(([head, bodies]) => head + bodies.join('')).join('');
}
