/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import type { Answer, Newsletter } from '../newsletter/service/newsletter.ts';

/** A newsletter service in memory. */
export interface FakeNewsletter extends Newsletter {
  /** Everybody who gets the newsletter. */
  readonly readers: Set<string>;
  /** How often it was asked for something. */
  calls: number;
  /** What it answers; nothing then changes unless it accepts. */
  answer: Answer;
  /** Happens while it is being asked, once. */
  meanwhile: () => Promise<unknown>;
}

export function fakeNewsletter(): FakeNewsletter {
  const told = async (change: () => unknown): Promise<Answer> => {
    fake.calls += 1;
    const { meanwhile, answer } = fake;
    fake.meanwhile = async () => undefined;
    await meanwhile();
    if (answer.outcome === 'accepted') change();
    return answer;
  };
  const fake: FakeNewsletter = {
    readers: new Set(),
    calls: 0,
    answer: { outcome: 'accepted' },
    meanwhile: async () => undefined,
    subscribe: ({ email }) => told(() => fake.readers.add(email)),
    leave: (email) => told(() => fake.readers.delete(email)),
  };
  return fake;
}
