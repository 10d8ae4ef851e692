import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@tallyport/runtime/backoff';
import { databaseTrouble } from './database-trouble.js';

const TRIES = 4;

/** Repeats a transaction that collided with another, at most three times; the caller then meets a 409. */
export async function retryCollisions<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || databaseTrouble(error) !== 'collision') throw error;
      await sleep(backoffMs(attempt, 5, 100));
    }
  }
}
