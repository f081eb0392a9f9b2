import { z } from 'zod';

/** A function as the profiler names it; line and column count from 0. */
export interface CodePlace {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** What a function took of a task, in milliseconds: by itself, and with everything that it called. */
export interface FunctionCost extends CodePlace {
  readonly self: number;
  readonly total: number;
}

/** A task of the main thread; times in milliseconds, its start counted from the first task of the trace. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
  /** The milliseconds of each kind of work of the browser (`Layout`, `EvaluateScript` …), the most expensive first. */
  readonly work: readonly (readonly [kind: string, self: number])[];
  /** Every function that the profiler saw in it, the most expensive by itself first. */
  readonly functions: readonly FunctionCost[];
}

/** What Chromium has to be asked to trace. */
export const tracedCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
];

const nodeSchema = z.object({
  id: z.number(),
  parent: z.number().optional(),
  callFrame: z.object({
    functionName: z.string(),
    url: z.string().default(''),
    lineNumber: z.number().default(0),
    columnNumber: z.number().default(0),
  }),
});
const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  args: z
    .object({
      data: z
        .object({
          startTime: z.number().optional(),
          timeDeltas: z.array(z.number()).optional(),
          cpuProfile: z
            .object({ nodes: z.array(nodeSchema).optional(), samples: z.array(z.number()).optional() })
            .optional(),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
const traceSchema = z.object({ traceEvents: z.array(z.unknown()) });
type Event = z.output<typeof eventSchema>;

/**
 * The tasks of the page's main thread that took longest.
 * @param trace as Chromium writes it (Trace Event Format), with `tracedCategories`.
 * @param least milliseconds; shorter tasks are left out.
 */
export function longTasksOf(trace: Uint8Array, least: number): LongTask[] {
  const events = readEvents(trace);
  const tasks = busiestThread(events.filter(({ name }) => name === 'RunTask'));
  const [first] = tasks;
  if (!first) return [];
  const samples = samplesOf(events.filter(({ pid }) => pid === first.pid));
  const onThread = events.filter(({ pid, tid, dur }) => pid === first.pid && tid === first.tid && dur);
  return tasks
    .filter(({ dur = 0 }) => dur / 1000 >= least)
    .sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .map(({ ts, dur = 0 }) => {
      const isWithin = (moment: number) => moment >= ts && moment < ts + dur;
      return {
        start: (ts - first.ts) / 1000,
        duration: dur / 1000,
        work: workOf(onThread.filter((event) => isWithin(event.ts))),
        functions: costsOf(samples.filter(({ at }) => isWithin(at))),
      };
    });
}

function readEvents(trace: Uint8Array): Event[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(new TextDecoder().decode(trace)));
  return traceEvents
    .map((event) => eventSchema.parse(event))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

/** @param events of a thread in their order; those within another one begin after it. */
function workOf(events: readonly Event[]): (readonly [string, number])[] {
  const work = new Map<string, number>();
  const open: Event[] = [];
  const add = ({ name }: Event, microseconds: number) =>
    work.set(name, (work.get(name) ?? 0) + microseconds / 1000);
  for (const event of events) {
    while (open.some(({ ts, dur = 0 }) => ts + dur <= event.ts)) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer, -(event.dur ?? 0));
    add(event, event.dur ?? 0);
    open.push(event);
  }
  return [...work].sort(([, one], [, other]) => other - one);
}

/** A trace also has the tasks of the browser, of workers, and of other processes; a page keeps its thread busiest. */
function busiestThread(tasks: readonly Event[]): Event[] {
  const threads = Object.values(Object.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`));
  const busy = (thread: readonly Event[]) => thread.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return threads.reduce<Event[]>((most, thread = []) => (busy(thread) > busy(most) ? thread : most), []);
}

/** What was running at a moment (microseconds), innermost function first, and for how long. */
interface Sample {
  readonly at: number;
  readonly lasted: number;
  readonly stack: readonly CodePlace[];
}

function samplesOf(events: readonly Event[]): Sample[] {
  const nodes = new Map<number, z.output<typeof nodeSchema>>();
  const samples: Sample[] = [];
  let at = 0;
  for (const { name, args } of events) {
    if (name === 'Profile') at = args?.data?.startTime ?? 0;
    for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    const deltas = args?.data?.timeDeltas ?? [];
    for (const [index, id] of (args?.data?.cpuProfile?.samples ?? []).entries()) {
      const lasted = deltas[index] ?? 0;
      at += lasted;
      samples.push({ at, lasted, stack: stackOf(nodes, id) });
    }
  }
  return samples;
}

function stackOf(nodes: ReadonlyMap<number, z.output<typeof nodeSchema>>, id: number): CodePlace[] {
  const stack: CodePlace[] = [];
  for (let node = nodes.get(id); node; node = node.parent === undefined ? undefined : nodes.get(node.parent))
    // What the browser does by itself, and what this code injects, has no address.
    if (node.callFrame.url !== '') stack.push(node.callFrame);
  return stack;
}

const idOf = ({ functionName, url, lineNumber, columnNumber }: CodePlace): string =>
  [functionName, url, lineNumber, columnNumber].join(' ');

function costsOf(samples: readonly Sample[]): FunctionCost[] {
  const costs = new Map<string, FunctionCost>();
  const add = (place: CodePlace, { self = 0, total = 0 }) => {
    const before = costs.get(idOf(place)) ?? { ...place, self: 0, total: 0 };
    costs.set(idOf(place), { ...before, self: before.self + self, total: before.total + total });
  };
  for (const { lasted, stack } of samples) {
    // A function that calls itself takes its time once.
    const places = new Map(stack.map((place) => [idOf(place), place]));
    for (const place of places.values()) add(place, { total: lasted / 1000 });
    if (stack[0]) add(stack[0], { self: lasted / 1000 });
  }
  return [...costs.values()].sort((one, other) => other.self - one.self);
}
