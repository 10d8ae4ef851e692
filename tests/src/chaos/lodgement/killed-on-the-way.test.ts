import { randomUUID } from 'node:crypto';
import type { RequestLodgement } from '@tallyport/contracts/lodgement/commands';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { expect, test } from 'vitest';
import { World } from '../process/world.js';
import { FaultyCustoms } from './faulty-customs.js';
import { MortalLodgement, PLACE } from './mortal-lodgement.js';

const seed = seedOfRun(process.env);
const COURSES = sized({ short: 300, long: 5_000 });
const LIFE: readonly (readonly [LodgementPurpose, 'accepted' | 'pre-lodged' | 'rejected'])[] = [
  ['pre-lodge', 'rejected'],
  ['pre-lodge', 'pre-lodged'],
  ['lodge', 'accepted'],
  ['amend', 'accepted'],
];

function signed(purpose: LodgementPurpose, number: number): RequestLodgement {
  const commandId = randomUUID();
  return {
    type: 'request-lodgement',
    orgId: PLACE.orgId,
    workOrderId: PLACE.jobId,
    lodgementId: PLACE.streamId.slice('lodgement/'.length),
    commandId,
    correlationId: commandId,
    actor: { kind: 'person', userId: PLACE.orgId },
    issuedAt: '2026-03-14T02:00:00.000Z',
    kind: 'declaration',
    purpose,
    snapshot: { streamPosition: number, hash: String(number).padStart(64, '0') },
    ownReference: 'SYD-000001-7K2Q',
    controlReference: `CONTROL${number}`,
    signedBy: { userId: PLACE.orgId, name: 'Mei Harper', licenceNumber: '01234' },
    sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
    confirmed: [],
    reason: 'so',
    timeZone: 'Australia/Sydney',
  };
}

/** One declaration from its first message to an amendment. Answers what is wrong, and how often somebody died. */
async function course(number: number): Promise<{ wrong: string[]; deaths: number }> {
  const dice = seededRandom(number);
  const world = new World(dice, { crash: 0.06, interruption: 0 });
  const customs = new FaultyCustoms(dice);
  const lodgement = new MortalLodgement(world, customs);
  let words = 0;
  let signings = 0;
  for (const [purpose, outcome] of LIFE) {
    for (let isTaken = false; !isTaken; ) {
      await lodgement.sign(signed(purpose, (signings += 1)));
      await lodgement.bringToCustoms();
      isTaken = lodgement.progress.message?.phase === 'sent';
    }
    const version = lodgement.progress.message?.version ?? 0;
    const told = { ownReference: 'SYD-000001-7K2Q', version, messageTime: `2026-03-14T02:0${(words += 1)}:00Z`, icsIdentifier: 'ICS1' };
    const word = { kind: 'response', ...told, outcome, questions: [], amounts: [], errors: [] } as const;
    const wordId = randomUUID();
    await lodgement.hear(word, wordId);
    if (world.happens(0.5)) await lodgement.hear(word, wordId);
  }
  const { events, progress } = lodgement;
  const ended = (type: string) =>
    events.filter((event) => event.type === type).map(({ data }) => ('controlReference' in data ? data.controlReference : ''));
  const failed = ended('lodgement.send-failed');
  const wrong = [
    ...failed.filter((reference) => customs.taken.has(reference)).map((reference) => `${reference} failed, and customs has it`),
    ...ended('lodgement.requested')
      .filter((reference) => !failed.includes(reference) && !customs.taken.has(reference))
      .map((reference) => `${reference} is lost`),
    ...customs.repeatedUnasked.map((reference) => `${reference} was repeated without asking`),
    ...duplicates(ended('lodgement.sent')).map((reference) => `${reference} was recorded as sent twice`),
    ...(progress.accepted?.version === 3 ? [] : [`version ${progress.accepted?.version} stands`]),
    ...(events.filter(({ type }) => type === 'lodgement.accepted').length === 3 ? [] : ['an answer was lost, or recorded twice']),
  ];
  return { wrong, deaths: lodgement.deaths };
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test(`R2, faults 1, 39 and 46: ${COURSES} courses of kills and time-outs on the way to customs: nothing double, nothing lost (seed ${seed})`, async () => {
  let deaths = 0;
  for (let number = 0; number < COURSES; number++) {
    const { wrong, deaths: died } = await course(seed + number);
    expect(wrong, `SEED=${seed + number}`).toEqual([]);
    deaths += died;
  }
  expect(deaths).toBeGreaterThan(COURSES);
});
