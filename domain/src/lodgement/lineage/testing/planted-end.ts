import type { LineageEnd } from '@tallyport/contracts/lodgement/lineage';
import type { Hand } from '../sent-message.js';

/** An end as text, so that sets of them compare. */
export type PlantedEnd = string;

export function keyOfHand({ user_id, at }: Hand, did: Extract<LineageEnd, { kind: 'person' }>['did']): PlantedEnd {
  return keyOfEnd({ kind: 'person', user_id, at, did });
}

export function keyOfEnd(end: LineageEnd): PlantedEnd {
  return JSON.stringify(end);
}
