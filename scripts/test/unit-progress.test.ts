import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { UnitProgress } from './unit-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A file as reported by the runner: how long it took and how its tests ended. */
function file(name: string, duration: number, ...states: ('passed' | 'failed')[]): TestModule {
  const tests = states.map((state) => ({ result: () => ({ state }) }));
  const module = {
    relativeModuleId: name,
    diagnostic: () => ({ duration }),
    children: { allTests: () => tests.values() },
  };
  return module as unknown as TestModule;
}

function progress() {
  const printed: string[] = [];
  return { printed, reporter: new UnitProgress((line) => printed.push(line), Date.now) };
}

test('a long run reports its progress every five seconds, and nothing once it has ended', () => {
  const { printed, reporter } = progress();
  reporter.onTestRunStart([1, 2, 3]);
  vi.advanceTimersByTime(4900);
  expect(printed).toEqual([]);
  reporter.onTestModuleEnd(file('a.test.ts', 4000, 'passed', 'failed'));
  vi.advanceTimersByTime(5100);
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60_000);
  expect(printed).toEqual(['5 s: 1 of 3 files, 2 tests, 1 failed', '10 s: 1 of 3 files, 2 tests, 1 failed']);
});

test('a run of many files ends with the ten slowest', () => {
  const { printed, reporter } = progress();
  reporter.onTestRunStart([]);
  for (let number = 1; number <= 11; number++)
    reporter.onTestModuleEnd(file(`${number}.test.ts`, number * 1000, 'passed'));
  reporter.onTestRunEnd();
  expect(printed).toHaveLength(11);
  expect(printed.slice(0, 2)).toEqual(['\nSlowest files:', '  11.0 s  11.test.ts']);
});

test('the next round starts counting from zero', () => {
  const { printed, reporter } = progress();
  reporter.onTestRunStart([1]);
  reporter.onTestModuleEnd(file('a.test.ts', 1, 'passed'));
  reporter.onTestRunEnd();
  reporter.onTestRunStart([1]);
  vi.advanceTimersByTime(5000);
  reporter.onTestRunEnd();
  expect(printed).toEqual(['5 s: 0 of 1 files, 0 tests, 0 failed']);
});
