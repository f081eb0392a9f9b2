import { type Call, callOf, inWords } from './calls.ts';
import type { CallFault, FaultSource } from './faults.ts';
import type { Schedule, Task } from './schedule.ts';

interface NetworkParts {
  readonly schedule: Schedule;
  readonly faults: FaultSource;
  readonly trace: (line: string) => void;
  /** Somebody else writes to the resource that a call is about to write to. */
  readonly touch: (call: Call) => void;
  /** Called with each answer that a service really gave, whether or not it arrives. */
  readonly onAnswer: (call: Call, answer: Answer, task: Task) => Promise<void> | void;
  /** Called when a call is refused for good. */
  readonly onRefusal: (call: Call) => void;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Never settles: what a killed process waits for. */
const never = () => new Promise<never>(() => undefined);

/**
 * Replaces `fetch` for the tasks of a schedule: every call becomes a turn, goes wrong as planned, and its answer
 * arrives in another turn. Everything else keeps the real `fetch`.
 * @returns a function that puts the real one back.
 */
export function installNetwork(parts: NetworkParts): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const task = parts.schedule.current.getStore();
    const call = task && callOf(input instanceof Request ? input.url : String(input), init);
    if (!task) return real(input, init);
    if (!call) return parts.schedule.exchange(() => real(input, init));
    const { signal: _signal, ...rest } = init;
    return new Exchange(parts, task, call, () => real(input, rest)).response();
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** One call and its answer. */
class Exchange {
  readonly #parts: NetworkParts;
  readonly #task: Task;
  readonly #call: Call;
  readonly #send: () => Promise<Response>;

  constructor(parts: NetworkParts, task: Task, call: Call, send: () => Promise<Response>) {
    this.#parts = parts;
    this.#task = task;
    this.#call = call;
    this.#send = send;
  }

  async response(): Promise<Response> {
    await this.#turn(inWords(this.#call));
    const fault = this.#parts.faults.forCall(this.#call);
    if (fault !== 'none') this.#parts.trace(`    ! ${fault}`);
    return this.#answer(fault);
  }

  async #answer(fault: CallFault): Promise<Response> {
    switch (fault) {
      case 'none':
        return this.#arrive(await this.#perform());
      case 'connection refused':
        throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
      case 'answer lost':
        await this.#perform();
        await this.#turn('no answer');
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      case 'answer cut off': {
        const { status, text } = await this.#perform();
        return this.#arrive({ status, text: text.slice(0, text.length / 2) });
      }
      case 'server error before':
        return this.#arrive(this.#error(500));
      case 'server error after':
        await this.#perform();
        return this.#arrive(this.#error(502));
      case 'overloaded':
        return this.#arrive(this.#error(this.#call.service === 'adyen' ? 429 : 503));
      case 'refused':
        this.#parts.onRefusal(this.#call);
        return this.#arrive(this.#error(this.#call.service === 'adyen' ? 422 : 400));
      case 'version conflict':
        this.#parts.touch(this.#call);
        return this.#arrive(await this.#perform());
      case 'sent twice': {
        const first = await this.#perform();
        await this.#perform();
        return this.#arrive(first);
      }
      case 'sent twice, second answer':
        await this.#perform();
        return this.#arrive(await this.#perform());
      case 'process killed before':
        return this.#killed();
      case 'process killed after':
        await this.#perform();
        return this.#killed();
    }
  }

  #killed(): Promise<Response> {
    if (this.#task.instance) this.#parts.schedule.kill(this.#task.instance);
    return never();
  }

  async #perform(): Promise<Answer> {
    const answer = await this.#parts.schedule.exchange(async () => {
      const response = await this.#send();
      return { status: response.status, text: await response.text() };
    });
    this.#parts.trace(`    = ${answer.status} ${answer.status < 400 ? '' : answer.text.slice(0, 200)}`);
    await this.#parts.onAnswer(this.#call, answer, this.#task);
    return answer;
  }

  async #arrive({ status, text }: Answer): Promise<Response> {
    await this.#turn(`answer ${status} to ${inWords(this.#call)}`);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  }

  #turn(label: string): Promise<void> {
    return this.#parts.schedule.turn(this.#task, label);
  }

  /** An error in the words of the service. */
  #error(status: number): Answer {
    const message = 'A fault of the campaign';
    const code = { 400: 'InvalidInput', 500: 'General', 502: 'BadGateway', 503: 'ServiceUnavailable' }[
      status
    ];
    const body =
      this.#call.service === 'adyen'
        ? { status, errorCode: status === 422 ? '905_3' : '000', message, errorType: 'validation' }
        : { statusCode: status, message, errors: [{ code: code ?? 'General', message }] };
    return { status, text: JSON.stringify(body) };
  }
}
