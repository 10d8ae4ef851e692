import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { CustomsSimulator } from '../customs-simulator.js';
import { ORG_ID } from '../demo-organisation.js';
import { typeIn } from './compiling.js';
import type { Declared, Ending } from './declared.js';
import type { Declaring } from './declaring.js';
import { sign } from './signing.js';

/** A declaration on its way to customs. */
export type OnTheWay = Declaring & { readonly customs: CustomsSimulator; readonly declared: Exclude<Declared, { ending: 'compiled' }> };

/** Something that a person or customs does with a declaration, and how it shows that it was done. */
export interface Step {
  isDone(lodgement: Lodgement): boolean;
  take(way: OnTheWay, lodgement: Lodgement): Promise<void>;
}

const isSaid = ({ words }: Lodgement, status: Lodgement['declaration_status']) => words.some(({ entry_status }) => entry_status === status);

const LODGE: Step = {
  isDone: ({ accepted_version }) => accepted_version !== null,
  take: (way) => sign(way, 'lodge'),
};

const BE_ASKED: Step = {
  isDone: ({ questions }) => questions.length > 0,
  async take(way) {
    await way.customs.meetNext('question:1');
    await sign(way, 'pre-lodge');
  },
};

const BE_REJECTED: Step = {
  isDone: ({ messages }) => messages.at(-1)?.phase === 'rejected',
  async take(way) {
    await way.customs.meetNext('errors:3');
    await sign(way, 'lodge');
  },
};

const AMEND: Step = {
  isDone: ({ messages }) => messages.some(({ purpose, phase }) => purpose === 'amend' && phase === 'accepted'),
  async take(way) {
    const { amends = {}, reason } = way.declared;
    await typeIn(way, {}, (code) => amends[code] ?? {});
    await sign(way, 'amend', { reason });
  },
};

const WITHDRAW: Step = {
  isDone: ({ declaration_status }) => declaration_status === 'withdrawn',
  async take({ shipment, client, declarationId, declared: { reason } }) {
    const params = { o: ORG_ID, id: shipment.workOrderId, record: declarationId };
    const idempotencyKey = `demo/${shipment.key}/withdraw`;
    await client.call(LODGEMENT_CALLS.declaration.withdraw, { params, body: { reason }, idempotencyKey });
  },
};

/** What customs does by itself in the world, and by a button in its simulator. */
const moved = (status: Lodgement['declaration_status'], to: Parameters<CustomsSimulator['move']>[1]): Step => ({
  isDone: (lodgement) => isSaid(lodgement, status),
  take: ({ customs }, { ics_identifier }) => customs.move(ics_identifier ?? '', to),
});

const HOLD = moved('held', 'hold');
const CLEAR = moved('clear', 'clear');
const AUTHORISE = moved('authority_to_deal', 'authority');

/** How a declaration comes to its end. */
export const STEPS: Readonly<Record<Ending, readonly Step[]>> = {
  compiled: [],
  asked: [BE_ASKED],
  rejected: [BE_REJECTED],
  held: [LODGE, HOLD],
  amended: [LODGE, CLEAR, AMEND],
  'authority-to-deal': [LODGE, CLEAR, AUTHORISE],
  withdrawn: [LODGE, WITHDRAW],
};
