import { spawn } from 'node:child_process';
import type { Count } from '../run-script.ts';

/** A part of the tests: one command of the project in a process of its own. */
export interface Stage {
  /** As in `package.json`. */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
}

export interface StageResult extends Count {
  readonly stage: Stage;
  readonly seconds: number;
}

/** Stages in progress, each with the last line it printed. */
export type Underway = Map<string, string>;

/**
 * Runs a stage and prints all of its output once it is over, so that the lines of parallel stages do not mix.
 * @param underway contains the stage while it runs.
 */
export function runStage(stage: Stage, underway: Underway, print = console.log): Promise<StageResult> {
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
  const [, passed = code === 0 ? '1' : '0', failed = '0'] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return { passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)) };
}
