import { setTimeout as sleep } from 'node:timers/promises';
import { lanePlaces } from '@tallyport/lane-consumer/checkpoints';
import type pg from 'pg';
import { CONSUMER } from '../runner/members.js';

/** Waits until the projector stands at the head of every lane. */
export async function everythingApplied(owner: pg.Pool): Promise<void> {
  while ((await lanePlaces(owner, CONSUMER)).some(({ head, position }) => position < head)) await sleep(20);
}
