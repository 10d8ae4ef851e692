import { z } from 'zod';

/** How a mail server can meet a mail. The page shows a button for each. */
export const BEHAVIOURS = {
  take: 'takes it',
  busy: 'is busy: 421 instead of a greeting',
  defer: '450 to the address: come back later, as greylisting does',
  refuse: '550 to the address: nobody of that name',
  'defer-text': '451 after the text: not now',
  'refuse-text': '554 after the text: refused as spam',
  drop: 'takes it, and hangs up after the text instead of answering',
  'drop-untaken': 'hangs up after the text, and has not taken it',
  slow: 'takes it, and answers so many seconds after the text (slow:30), 1 to 600',
} as const;
type BehaviourName = keyof typeof BEHAVIOURS;

export interface Behaviour {
  readonly name: BehaviourName;
  readonly seconds: number;
}

export const TAKE: Behaviour = { name: 'take', seconds: 0 };
const MOST_SECONDS = 600;

/** Behaviours for the next mails in turn: `["defer", "slow:30"]`. */
export const Script = z.strictObject({ behaviours: z.array(z.string().max(40)).max(1_000) });

/** A script names what there is not. */
export class BadScript extends Error {}

/** Reads one entry of a script; throws a sentence where it names what there is not. */
export function readBehaviour(text: string): Behaviour {
  const [, name = '', count] = /^([a-z-]+)(?::(\d{1,3}))?$/u.exec(text) ?? [];
  if (!isBehaviour(name)) throw new BadScript(`there is no behaviour ${text}`);
  if (name !== 'slow' && count !== undefined) throw new BadScript(`${name} has no count`);
  const seconds = name === 'slow' ? Number(count ?? 0) : 0;
  if (name === 'slow' && (seconds < 1 || seconds > MOST_SECONDS)) throw new BadScript(`slow waits 1 to ${MOST_SECONDS} seconds`);
  return { name, seconds };
}

function isBehaviour(name: string): name is BehaviourName {
  return Object.hasOwn(BEHAVIOURS, name);
}
