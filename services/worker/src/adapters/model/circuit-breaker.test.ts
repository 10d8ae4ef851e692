import { describe, expect, test } from 'vitest';
import { withCircuitBreaker } from './circuit-breaker.js';
import { type Model, type ModelReply, ModelUnavailable } from './model-port.js';

const signal = new AbortController().signal;
const spent = { tokensIn: 1, tokensOut: 1, costMicros: null, latencyMs: 1 };

/** A model that answers or not as it is told, and counts how often it was asked. */
class Moody implements Model {
  readonly name = 'moody';
  readonly seesPictures = false;
  asked = 0;
  isAway = true;

  read(): Promise<never> {
    throw new Error('not asked here');
  }

  judge(): Promise<never> {
    throw new Error('not asked here');
  }

  translate(): Promise<ModelReply<readonly string[]>> {
    this.asked += 1;
    if (this.isAway) return Promise.reject(new ModelUnavailable('timeout', null));
    return Promise.resolve({ kind: 'answered', answer: ['x'], spent });
  }
}

describe('withCircuitBreaker', () => {
  const ask = (model: Model) => model.translate(['一'], signal).catch((error: unknown) => error);

  test('after three questions without an answer nobody waits for a minute, and the reason is given', async () => {
    const moody = new Moody();
    const clock = { now: 0 };
    const model = withCircuitBreaker(moody, () => clock.now);
    for (let question = 0; question < 3; question += 1) expect(await ask(model)).toBeInstanceOf(ModelUnavailable);
    expect(await ask(model)).toMatchObject({ kind: 'none', reason: 'timeout' });
    expect(moody.asked).toBe(3);
    clock.now = 60_000;
    expect(await ask(model)).toBeInstanceOf(ModelUnavailable);
    expect(await ask(model)).toMatchObject({ kind: 'none', reason: 'timeout' });
  });

  test('one answer makes it as good as new', async () => {
    const moody = new Moody();
    const model = withCircuitBreaker(moody, () => 0);
    for (const isAway of [true, true, false, true, true]) {
      moody.isAway = isAway;
      await ask(model);
    }
    moody.isAway = false;
    expect(await ask(model)).toMatchObject({ kind: 'answered' });
    expect(moody.asked).toBe(6);
  });
});
