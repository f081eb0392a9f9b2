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

/**
 * Runs stages: those of one list one after the other, and the lists in parallel. A failure does not stop the others,
 * and all of a stage's output is printed once it is over, so that lines do not mix.
 */
export async function runStages(lists: readonly (readonly Stage[])[]): Promise<StageResult[]> {
  const runInTurn = async (stages: readonly Stage[]): Promise<StageResult[]> => {
    const results: StageResult[] = [];
    for (const stage of stages) results.push(await runStage(stage));
    return results;
  };
  return (await Promise.all(lists.map(runInTurn))).flat();
}

/** The total of what all stages counted. */
export const sumOf = (results: readonly Count[]): Count => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  repeated: results.reduce((sum, { repeated = 0 }) => sum + repeated, 0),
});

function runStage(stage: Stage): Promise<StageResult> {
  printLine(`${stage.name} …`);
  const begun = performance.now();
  const output: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [stage.script, ...(stage.args ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...withoutColors },
    });
    const hear = (chunk: Buffer) => output.push(chunk.toString('utf8'));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      const seconds = Math.round((performance.now() - begun) / 1000);
      const text = output.join('').trim();
      printLine(`\n── ${stage.name}, ${seconds} s ──\n${text.replace(/^(?=.)/gm, '  ')}`);
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
