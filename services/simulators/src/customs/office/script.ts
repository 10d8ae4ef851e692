import { z } from 'zod';

/** What can be asked of customs for the next interchange. The page shows a button for each. */
export const BEHAVIOURS = {
  accept: 'accepts it and says nothing more',
  hold: 'accepts it, then holds it',
  clear: 'accepts it, then clears it',
  authority: 'accepts it, then clears it, then gives authority to deal',
  errors: 'refuses it with so many errors (errors:7), 1 to 50',
  question: 'asks so many questions (question:2): with the amounts where it is pre-lodged, else in place of lodging it',
  duplicate: 'sends every answer twice',
  late: 'keeps the answers back until they are released',
  'out-of-order': 'sends the answers the other way round',
  silent: 'acknowledges it and never answers',
  'timeout-before-commit': 'never answers the call, and knows nothing of it',
  'timeout-after-commit': 'never answers the call, and has taken it',
  'hang-up-after-commit': 'closes the connection instead of answering, and has taken it',
  'other-org': 'sends the answers to another site as well, or about a reference that nobody has',
  garbage: 'sends something that is no message before the answers',
} as const;
type BehaviourName = keyof typeof BEHAVIOURS;

/** One interchange's behaviours, with the counts of those that have one. */
export type Behaviours = ReadonlyMap<BehaviourName, number>;

/** How often a behaviour with a count happens, at most. */
const MOST = { errors: 50, question: 9 } as const;

/** Behaviours of the next interchanges in turn, several of one joined by `+`: `["hold+duplicate", "errors:7"]`. */
export const Script = z.strictObject({ behaviours: z.array(z.string().max(200)).max(1_000) });

/** A script names what there is not. */
export class BadScript extends Error {}

/** Reads one entry of a script; throws a sentence where it names what there is not. */
export function readBehaviours(text: string): Behaviours {
  return new Map(text.split('+').map((part) => readBehaviour(part.trim())));
}

function readBehaviour(text: string): [BehaviourName, number] {
  const [, name = '', count] = /^([a-z-]+)(?::(\d{1,2}))?$/u.exec(text) ?? [];
  if (!isBehaviour(name)) throw new BadScript(`there is no behaviour ${text}`);
  if (count === undefined) return [name, 1];
  if (name !== 'errors' && name !== 'question') throw new BadScript(`${name} has no count`);
  if (Number(count) < 1 || Number(count) > MOST[name]) throw new BadScript(`${name} happens 1 to ${MOST[name]} times`);
  return [name, Number(count)];
}

function isBehaviour(name: string): name is BehaviourName {
  return name in BEHAVIOURS;
}
