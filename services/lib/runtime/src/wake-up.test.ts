import { expect, test } from 'vitest';
import { WakeUp } from './wake-up.js';

const FOR_EVER = 2_147_483_647;

test('a signal ends the wait under way', async () => {
  const wakeUp = new WakeUp();
  const waiting = wakeUp.wait(FOR_EVER);
  wakeUp.signal();
  await expect(waiting).resolves.toBeUndefined();
});

test('signals that came since the last wait end the next one, once', async () => {
  const wakeUp = new WakeUp();
  wakeUp.signal();
  wakeUp.signal();
  await wakeUp.wait(FOR_EVER);
  let isOver = false;
  const next = wakeUp.wait(FOR_EVER).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  wakeUp.signal();
  await next;
});

test('without a signal a wait ends by itself', async () => {
  await expect(new WakeUp().wait(1)).resolves.toBeUndefined();
});
