import { spawn } from 'node:child_process';
import type { Count } from './command.ts';
import { printLine } from './print.ts';

/** A part of the tests or checks: a program in a process of its own. */
export interface Stage {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
}

export interface StageResult extends Count {
  readonly stage: Stage;
  readonly seconds: number;
}

/** Interval of the progress report, in milliseconds. */
const progressInterval = 10_000;

/** Stages in progress, each with the last line it printed. */
type Underway = Map<string, string>;

/**
 * Runs stages: those of one list one after the other, and the lists in parallel. A failure does not stop the others,
 * and all of a stage's output is printed once it is over, so that lines do not mix.
 */
export async function runStages(
  lists: readonly (readonly Stage[])[],
  print: (text: string) => void = printLine,
): Promise<StageResult[]> {
  const begun = performance.now();
  const underway: Underway = new Map();
  const progress = setInterval(() => {
    const seconds = String(Math.round((performance.now() - begun) / 1000)).padStart(4);
    const stages = [...underway].map(([name, line]) => `${name}: ${line || 'begun'}`);
    print(`${seconds} s  ${stages.join('  |  ')}`);
  }, progressInterval);
  const runInTurn = async (stages: readonly Stage[]): Promise<StageResult[]> => {
    const results: StageResult[] = [];
    for (const stage of stages) results.push(await runStage(stage, underway, print));
    return results;
  };
  const results = await Promise.all(lists.map(runInTurn));
  clearInterval(progress);
  return results.flat();
}

/** The total of what all stages counted. */
export const sumOf = (results: readonly Count[]): Count => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  repeated: results.reduce((sum, { repeated = 0 }) => sum + repeated, 0),
});

function runStage(stage: Stage, underway: Underway, print: (text: string) => void): Promise<StageResult> {
  const begun = performance.now();
  const output: string[] = [];
  underway.set(stage.name, '');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [stage.script, ...(stage.args ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...withoutColors },
    });
    const hear = (chunk: Buffer) => {
      output.push(chunk.toString('utf8'));
      const last = chunk.toString('utf8').trimEnd().split('\n').at(-1)?.trim();
      if (last !== undefined && last !== '') underway.set(stage.name, last.slice(0, 100));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      underway.delete(stage.name);
      const seconds = Math.round((performance.now() - begun) / 1000);
      const text = output.join('').trim();
      print(`\n── ${stage.name}, ${seconds} s ──\n${text.replace(/^(?=.)/gm, '  ')}`);
      resolve({ stage, seconds, ...countOf(text, code) });
    });
  });
}

/** One log for a terminal and for a file. */
const withoutColors = { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * What a stage counted in its last line; without a count, it is one check. A failing exit code is a failure, whatever
 * was counted.
 */
export function countOf(output: string, code: number | null): Count {
  const [, passed = code === 0 ? '1' : '0', failed = '0', repeated = '0'] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) only when repeated)?$/gm)].at(-1) ?? [];
  return {
    passed: Number(passed),
    failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
    repeated: Number(repeated),
  };
}
