import type { FollowPapers, WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment, type WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { NamedOffer, PaperField, PaperSource } from '@tallyport/contracts/work-order/paper-values';
import { describe, expect, test } from 'vitest';
import { workOrderDecider } from '../decider.js';
import { ABSENT, type WorkOrderState } from '../state.js';

const id = (last: number) => `6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c${String(last).padStart(2, '0')}`;
const [JOB, USER, BILL, OTHER_BILL] = [id(1), id(2), id(3), id(4)];

const envelope = {
  commandId: USER,
  correlationId: USER,
  orgId: USER,
  workOrderId: JOB,
  actor: { kind: 'person' as const, userId: USER },
  standing: { role: 'broker' as const, capacities: [], hasLicence: true },
  issuedAt: '2026-03-02T01:00:00.000Z',
};
const source = (recordId: string, field = 'vessel'): PaperSource => ({ documentId: recordId, recordId, field, position: 1, place: null });
type Said = FollowPapers['values'][number];
const said = (field: PaperField, value: string, recordId = BILL): Said => ({
  field,
  value,
  name: null,
  from: source(recordId),
});
const follow = (...values: Said[]): WorkOrderCommand => ({ type: 'follow-papers', ...envelope, values });
const answer = (wish: Partial<Record<'accept' | 'dismiss' | 'reopen', NamedOffer[]>>): WorkOrderCommand => ({
  type: 'answer-offers',
  ...envelope,
  accept: [],
  dismiss: [],
  reopen: [],
  ...wish,
});
const amend = (field: keyof WorkOrderDetails, previous: string | null, next: string | null): WorkOrderCommand => ({
  type: 'amend-work-order',
  ...envelope,
  changes: [{ field, previous, next }],
  names: {},
});
const vessel = (value: string): NamedOffer => ({ field: 'vessel', value });

/** A job that is told one thing after the other. */
class Told {
  state: WorkOrderState = ABSENT;
  readonly events: WorkOrderEvent[] = [];

  constructor(details: Partial<WorkOrderDetails> = {}) {
    const all = { ...unknownShipment(USER), ...details };
    this.tell({ type: 'receive-work-order', ...envelope, code: 'SYD-1', jobStatus: 'received', details: all, names: {} });
  }

  tell(...commands: WorkOrderCommand[]): this {
    for (const command of commands) {
      const events = workOrderDecider.decide(command, this.state);
      this.events.push(...events);
      this.state = events.reduce((state, event) => workOrderDecider.evolve(state, event), this.state);
    }
    return this;
  }

  /** How many events a command would record now. */
  left(command: WorkOrderCommand): number {
    return workOrderDecider.decide(command, this.state).length;
  }

  get open() {
    if (this.state.kind !== 'open') throw new TypeError('the job is open');
    return this.state;
  }

  get vessel(): string | null {
    return this.open.details.vessel;
  }

  get offered(): string[] {
    return this.open.papers.offers.map(({ field, value }) => `${field}=${value}`);
  }
}

describe('what papers say fills what is empty', () => {
  test('with its evidence, and a repeat has nothing left to do', () => {
    const job = new Told().tell(follow(said('vessel', 'EVER GIVEN'), said('voyage', '025S')));
    expect(job.events.at(-1)).toEqual({
      type: 'work-order.amended',
      data: {
        workOrderId: JOB,
        changes: [
          { field: 'vessel', previous: null, next: 'EVER GIVEN' },
          { field: 'voyage', previous: null, next: '025S' },
        ],
        names: {},
        filled: [
          { field: 'vessel', from: source(BILL) },
          { field: 'voyage', from: source(BILL) },
        ],
      },
    });
    expect(job.left(follow(said('vessel', 'EVER GIVEN'), said('voyage', '025S')))).toBe(0);
  });

  test('a second paper that says the same, however it writes it, adds nothing', () => {
    const job = new Told().tell(follow(said('vessel', 'EVER GIVEN')));
    expect(job.left(follow(said('vessel', 'MV Ever Given', OTHER_BILL), said('vessel', 'EVER GIVEN')))).toBe(0);
  });

  test('a departure after the arrival is only offered', () => {
    const job = new Told({ date_arrive: '2026-03-01' });
    job.tell(follow(said('vessel', 'EVER GIVEN'), said('date_depart', '2026-03-02')));
    expect([job.vessel, job.offered]).toEqual(['EVER GIVEN', ['date_depart=2026-03-02']]);
    expect(() => job.tell(answer({ accept: [{ field: 'date_depart', value: '2026-03-02' }] }))).toThrow('arrival-before-departure');
  });

  test('a paper that is read again replaces its own, and what it says no longer is empty again', () => {
    const job = new Told().tell(follow(said('vessel', 'EVER GlVEN')), follow(said('vessel', 'EVER GIVEN')));
    expect(job.vessel).toBe('EVER GIVEN');
    expect(job.tell(follow()).vessel).toBe(null);
    expect(job.tell(follow(said('vessel', 'EVER GREEN', OTHER_BILL))).vessel).toBe('EVER GREEN');
  });

  test('another paper does not replace it: it offers', () => {
    const job = new Told().tell(follow(said('vessel', 'EVER GIVEN')));
    job.tell(follow(said('vessel', 'EVER GIVEN'), said('vessel', 'EVER GREEN', OTHER_BILL)));
    expect([job.vessel, job.offered]).toEqual(['EVER GIVEN', ['vessel=EVER GREEN']]);
  });

  test('nothing of what is lodged is filled', () => {
    const job = new Told().tell({ type: 'follow-lodgement', ...envelope, to: 'lodged' }, follow(said('vessel', 'EVER GIVEN')));
    expect([job.vessel, job.offered]).toEqual([null, ['vessel=EVER GIVEN']]);
  });
});

describe('a person’s value', () => {
  test('stays, whether they wrote it, wrote over a paper’s, or emptied it', () => {
    const written = new Told({ vessel: 'PETREL' }).tell(follow(said('vessel', 'EVER GIVEN')));
    expect([written.vessel, written.offered]).toEqual(['PETREL', ['vessel=EVER GIVEN']]);
    const over = new Told().tell(follow(said('vessel', 'EVER GIVEN')), amend('vessel', 'EVER GIVEN', 'PETREL'));
    over.tell(follow(said('vessel', 'EVER GREEN')));
    expect([over.vessel, over.offered]).toEqual(['PETREL', ['vessel=EVER GREEN']]);
    const emptied = new Told().tell(follow(said('vessel', 'EVER GIVEN')), amend('vessel', 'EVER GIVEN', null));
    emptied.tell(follow(said('vessel', 'EVER GIVEN')));
    expect([emptied.vessel, emptied.offered]).toEqual([null, []]);
  });

  test('that says what was offered ends the offer', () => {
    const job = new Told({ vessel: 'PETREL' }).tell(follow(said('vessel', 'EVER GIVEN')), amend('vessel', 'PETREL', 'Ever Given'));
    expect(job.offered).toEqual([]);
  });
});

describe('an offer', () => {
  const job = () => new Told({ vessel: 'PETREL', voyage: '1' }).tell(follow(said('vessel', 'EVER GIVEN'), said('voyage', '025S')));

  test('that is accepted is the person’s value, with its evidence', () => {
    const accepted = job().tell(answer({ accept: [vessel('EVER GIVEN'), { field: 'voyage', value: '025S' }] }));
    expect([accepted.vessel, accepted.offered]).toEqual(['EVER GIVEN', []]);
    expect(accepted.events.at(-1)?.data).toMatchObject({ accepted: [{ field: 'vessel' }, { field: 'voyage' }] });
    accepted.tell(follow());
    expect(accepted.vessel).toBe('EVER GIVEN');
    expect(accepted.left(answer({ accept: [vessel('EVER GIVEN')] }))).toBe(0);
  });

  test('that is dismissed does not come back with the same value, and does with another', () => {
    const dismissed = job().tell(answer({ dismiss: [vessel('EVER GIVEN')] }));
    expect([dismissed.vessel, dismissed.offered]).toEqual(['PETREL', ['voyage=025S']]);
    expect(dismissed.left(follow(said('vessel', 'Ever given', OTHER_BILL), said('voyage', '025S')))).toBe(0);
    expect(dismissed.tell(follow(said('vessel', 'EVER GREEN'))).offered).toEqual(['vessel=EVER GREEN']);
  });

  test('whose answer is taken back stands again, over what stood before it', () => {
    const accepted = job().tell(answer({ accept: [vessel('EVER GIVEN')] }), answer({ reopen: [vessel('EVER GIVEN')] }));
    expect([accepted.vessel, accepted.offered]).toEqual(['PETREL', ['voyage=025S', 'vessel=EVER GIVEN']]);
    const dismissed = job().tell(answer({ dismiss: [vessel('EVER GIVEN')] }), answer({ reopen: [vessel('EVER GIVEN')] }));
    expect(dismissed.offered).toEqual(['voyage=025S', 'vessel=EVER GIVEN']);
    expect(dismissed.left(answer({ reopen: [vessel('EVER GIVEN')] }))).toBe(0);
  });

  test('taken over a paper’s value and taken back leaves the paper’s value the paper’s', () => {
    const both = [said('vessel', 'EVER GIVEN'), said('vessel', 'EVER GREEN', OTHER_BILL)];
    const filled = new Told().tell(follow(...both), answer({ accept: [vessel('EVER GREEN')] }));
    expect([filled.vessel, filled.left(follow(...both))]).toEqual(['EVER GREEN', 0]);
    filled.tell(answer({ reopen: [vessel('EVER GREEN')] }));
    expect([filled.vessel, filled.offered]).toEqual(['EVER GIVEN', ['vessel=EVER GREEN']]);
    expect(filled.tell(follow(said('vessel', 'EVER GRACE'))).vessel).toBe('EVER GRACE');
  });

  test('that is gone, or an answer over which somebody wrote, is a conflict', () => {
    const gone = job().tell(follow());
    expect(gone.offered).toEqual([]);
    expect(() => gone.tell(answer({ accept: [vessel('EVER GIVEN')] }))).toThrow('field-conflict');
    const over = job().tell(answer({ accept: [vessel('EVER GIVEN')] }), amend('vessel', 'EVER GIVEN', 'TERN'));
    expect(() => over.tell(answer({ reopen: [vessel('EVER GIVEN')] }))).toThrow('field-conflict');
  });
});

const NAMES = ['EVER GIVEN', 'EVER GREEN', 'PETREL'];

/** A die that falls the same each time the test runs. */
function seededDice(): (sides: number) => number {
  let seed = 7;
  return (sides) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % sides;
  };
}

/** What may come next: papers that say something, a person who writes, an answer, an answer taken back. */
function nextCommand(job: Told, dice: (sides: number) => number): WorkOrderCommand {
  const name = () => NAMES[dice(NAMES.length)] ?? '';
  const { details, papers } = job.open;
  const [offer] = papers.offers;
  const papersSay = [said('vessel', name()), said('vessel', name(), OTHER_BILL)].slice(dice(3));
  const commands = [
    follow(...papersSay),
    amend('vessel', details.vessel, dice(3) === 0 ? null : name()),
    ...(offer ? [answer({ accept: [offer] }), answer({ dismiss: [offer] })] : []),
    ...papers.answered.map((one) => answer({ reopen: [one.offer] })),
  ];
  return commands[dice(commands.length)] ?? follow();
}

/** What of the promises a command broke; nothing for one that was refused. */
function brokenBy(job: Told, command: WorkOrderCommand): string[] {
  const before = job.open;
  try {
    job.tell(command);
  } catch {
    return command.type === 'answer-offers' ? [] : [`${command.type} was refused`];
  }
  const { details, papers } = job.open;
  const followed = command.type === 'follow-papers';
  const isOverPerson = followed && before.papers.origins.vessel === 'person' && details.vessel !== before.details.vessel;
  return [
    isOverPerson && 'a person’s value is gone',
    followed && job.left(command) > 0 && 'a repeat does more',
    followed && papers.offers.some((offer) => papers.refused.some(({ value }) => value === offer.value)) && 'offered again',
    papers.offers.some(({ value }) => value === details.vessel) && 'what stands is offered',
  ].filter((broken) => broken !== false);
}

test('whatever is said and answered in whatever order, no person’s value goes without them, and what stands is not offered', () => {
  const dice = seededDice();
  const broken = Array.from({ length: 400 }, () => {
    const job = new Told(dice(2) === 0 ? {} : { vessel: NAMES[dice(NAMES.length)] ?? null });
    return Array.from({ length: 12 }, () => brokenBy(job, nextCommand(job, dice)));
  });
  expect(broken.flat(2)).toEqual([]);
});
