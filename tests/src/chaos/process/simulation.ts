import type { DomainEvent } from '@tallyport/contracts/events';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { wrongWith } from './judge.js';
import type { IssuedCommand, Party, Process } from './processes.js';
import { World } from './world.js';

const COMMANDS = 8;
const ODDS = { crash: 0.1, interruption: 0.1 };
/** Nobody dies for ever: after so many deaths of one command in a row something keeps it open. */
const PATIENCE = 200;

/**
 * One course of things: random commands, two writers, deaths at the awaits of both, wiped and resumed runs, repeated commands.
 * Answers what was wrong with the first wrong answer, or null.
 */
export async function runSimulation<Command, Event extends DomainEvent, State>(
  process: Process<Command, Event, State>,
  seed: number,
  { isAskedAgain = true } = {},
): Promise<string | null> {
  const dice = seededRandom(seed);
  const world = new World(dice, ODDS);
  const party = process.party(world, isAskedAgain);
  const other = process.party(world, isAskedAgain);
  const unanswered: { issued: IssuedCommand<Command>; from: number }[] = [];
  const findings: string[] = [];

  const sendOnce = async (to: Party<Command>, issued: IssuedCommand<Command>, from: number) => {
    const ending = await to.send(issued);
    const finding = wrongWith(process.decider, world.store, { ...issued, from, to: world.store.events.length, ending });
    if (finding !== null) findings.push(`${JSON.stringify(issued.command)}: ${finding}`);
    return ending.kind !== 'lost';
  };
  const sendUntilAnswered = async (to: Party<Command>, issued: IssuedCommand<Command>, from: number) => {
    for (let attempt = 1; attempt <= PATIENCE; attempt++) if (await sendOnce(to, issued, from)) return;
    findings.push(`${JSON.stringify(issued.command)}: still open`);
  };

  world.interrupt = async () => {
    const issued = process.issued(dice);
    const from = world.store.events.length;
    if (!(await sendOnce(other, issued, from))) unanswered.push({ issued, from });
  };
  for (let count = 0; count < COMMANDS; count++) {
    const issued = process.issued(dice);
    const from = world.store.events.length;
    await sendUntilAnswered(party, issued, from);
    if (world.happens(0.15)) await sendUntilAnswered(party, issued, from);
    if (world.happens(0.1)) party.evict();
    if (world.happens(0.05)) party.forget();
  }
  const left = unanswered.splice(0);
  world.interrupt = () => Promise.resolve();
  for (const { issued, from } of left) await sendUntilAnswered(other, issued, from);
  return findings[0] ?? null;
}
