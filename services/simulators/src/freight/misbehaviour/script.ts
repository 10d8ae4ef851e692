import { hash } from 'node:crypto';
import { z } from 'zod';
import { MISBEHAVIOURS, type Misbehaviour, type MisbehaviourName, readMisbehaviour } from './misbehaviours.js';

/** How the next requests are met: those of one system and of one kind where they are named. */
export const Next = z.strictObject({
  misbehaviour: z.string().max(60),
  system: z.string().max(20).optional(),
  /** The name of the message's root, such as UniversalShipment. */
  kind: z.string().max(60).optional(),
  times: z.int().min(1).max(10_000).default(1),
});
export type Next = z.input<typeof Next>;

/** A share of all requests is met like one of these, by chance out of a seed: the same message for the same time meets the same. */
export const Seeded = z.strictObject({
  seed: z.int(),
  share: z.number().min(0).max(1),
  misbehaviours: z.array(z.string().max(60)).min(1).max(100).optional(),
  kind: z.string().max(60).optional(),
});
export type Seeded = z.infer<typeof Seeded>;

/** Those that come by chance where none are named: all but what waits for a client to give up. */
const NOT_BY_CHANCE: readonly MisbehaviourName[] = [
  'faithful',
  'slow',
  'slow-drip',
  'huge',
  'timeout-before-commit',
  'timeout-after-commit',
];

export interface Met {
  readonly system: string;
  readonly kind: string;
  readonly sha256: string;
}

/** What is to happen: first what was scripted, in turn, then what comes by chance, else nothing but what should. */
export class Script {
  private readonly next: { misbehaviour: Misbehaviour; system: string | undefined; kind: string | undefined; times: number }[] = [];
  private seeded: Seeded | null = null;
  private readonly seen = new Map<string, number>();

  get waiting(): number {
    return this.next.reduce((sum, { times }) => sum + times, 0);
  }

  add(next: Next): void {
    const { misbehaviour, system, kind, times } = Next.parse(next);
    this.next.push({ misbehaviour: readMisbehaviour(misbehaviour), system, kind, times });
  }

  /** From now on by this seed; null ends it. */
  seed(seeded: Seeded | null): void {
    for (const name of seeded?.misbehaviours ?? []) readMisbehaviour(name);
    this.seeded = seeded;
    this.seen.clear();
  }

  clear(): void {
    this.next.length = 0;
    this.seed(null);
  }

  take(met: Met): Misbehaviour {
    const index = this.next.findIndex(({ system, kind }) => (system ?? met.system) === met.system && (kind ?? met.kind) === met.kind);
    const scripted = this.next[index];
    if (scripted === undefined) return this.byChance(met);
    scripted.times -= 1;
    if (scripted.times === 0) this.next.splice(index, 1);
    return scripted.misbehaviour;
  }

  private byChance({ kind, sha256 }: Met): Misbehaviour {
    const faithful: Misbehaviour = { name: 'faithful', seconds: 0 };
    if (this.seeded === null || (this.seeded.kind ?? kind) !== kind) return faithful;
    const time = this.seen.get(sha256) ?? 0;
    this.seen.set(sha256, time + 1);
    const chance = hash('sha256', `${this.seeded.seed} ${sha256} ${time}`, 'buffer');
    if (chance.readUInt32BE(0) / 2 ** 32 >= this.seeded.share) return faithful;
    const names = this.seeded.misbehaviours ?? Object.keys(MISBEHAVIOURS).filter((name) => !NOT_BY_CHANCE.some((one) => one === name));
    return readMisbehaviour(names[chance.readUInt32BE(4) % names.length] ?? 'faithful');
  }
}
