import { z } from 'zod';
import { persistentStorage } from '../../lib/session/storage.js';

const KEY = 'lastExportReasons';
/** As many as there are numbers that one hand reaches. */
const KEPT = 5;
const Kept = z.array(z.string()).catch([]);

/** The last reasons given in this browser, the newest first. */
export function recentReasons(): readonly string[] {
  return Kept.parse(parsed(persistentStorage.get(KEY) ?? '[]')).slice(0, KEPT);
}

/** Remembers a reason; one given before moves to the front. */
export function keepReason(reason: string): void {
  const others = recentReasons().filter((other) => other !== reason);
  persistentStorage.set(KEY, JSON.stringify([reason, ...others].slice(0, KEPT)));
}

/** Anything may stand in a browser's storage. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
