import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CustomsDialogue } from '@tallyport/contracts/lodgement/dialogue';
import { replayDialogue } from '@tallyport/domain/lodgement/dialogue/testing/replay-dialogue';
import type { TestDeclaration } from '@tallyport/gateway/testing/test-declaration';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CustomsStack } from '../../support/customs-stack.js';
import { until } from '../../support/until.js';

/** Where the dialogues lie that `domain/src/lodgement/dialogue/replay-dialogue.test.ts` replays without any of this. */
const FIXTURES = join(import.meta.dirname, '../../../../contracts/fixtures/customs-dialogues');
const IS_RECORDING = process.env['RECORD_DIALOGUES'] === 'yes';
const PATIENCE_MS = 60_000;

let desk: CustomsStack;
beforeAll(async () => {
  desk = await CustomsStack.open(inject('postgresUrl'));
}, 240_000);
afterAll(() => desk.close());

async function signed(declaration: TestDeclaration, name: 'pre_lodge' | 'lodge' | 'amend_lodgement', more: object = {}): Promise<void> {
  const { status, text } = await declaration.sign(name, more);
  if (status !== 200) throw new Error(text);
}

async function untilStatus(declaration: TestDeclaration, status: string): Promise<void> {
  await until(`it is ${status}`, async () => (await declaration.lodgement()).declaration_status === status, PATIENCE_MS);
}

async function untilPhase(declaration: TestDeclaration, phase: string): Promise<void> {
  await until(`it is ${phase}`, async () => (await declaration.lodgement()).messages.at(-1)?.phase === phase, PATIENCE_MS);
}

async function called(declaration: TestDeclaration, name: string, body: object): Promise<void> {
  const { status, text } = await declaration.call(name, body);
  if (status !== 200) throw new Error(text);
}

/** The voyage of the declaration is another one. */
async function edited(declaration: TestDeclaration): Promise<void> {
  const changes = [{ field: 'voyage', previous: '114S', next: '115N' }];
  await called(declaration, 'amend', { edits: [{ kind: 'amend', changes }] });
}

/** What customs answers in turn, and what the broker does: by the name of the fixture. */
const COURSES: Readonly<Record<string, { readonly script: readonly string[]; lead(declaration: TestDeclaration): Promise<void> }>> = {
  'accepted-to-authority': {
    script: ['authority'],
    async lead(declaration) {
      await signed(declaration, 'lodge');
      await untilStatus(declaration, 'authority_to_deal');
    },
  },
  'rejected-then-lodged': {
    script: ['errors:3', 'accept'],
    async lead(declaration) {
      await signed(declaration, 'lodge');
      await untilPhase(declaration, 'rejected');
      await signed(declaration, 'lodge');
      await untilStatus(declaration, 'lodged');
    },
  },
  amended: {
    script: ['accept', 'clear'],
    async lead(declaration) {
      await signed(declaration, 'lodge');
      await untilStatus(declaration, 'lodged');
      await edited(declaration);
      await signed(declaration, 'amend_lodgement', { reason: 'another voyage' });
      await untilStatus(declaration, 'clear');
      await untilPhase(declaration, 'accepted');
    },
  },
  'asked-then-withdrawn': {
    script: ['question:2', 'hold', 'accept'],
    async lead(declaration) {
      await signed(declaration, 'pre_lodge');
      await untilStatus(declaration, 'pre_lodged');
      const { questions } = await until('customs asks', async () => {
        const lodgement = await declaration.lodgement();
        return lodgement.questions.length > 0 && lodgement;
      });
      const answers = questions.map(({ question_id }) => ({ question_id, answer: 'N' }));
      await called(declaration, 'answer_questions', { answers });
      await signed(declaration, 'lodge');
      await untilStatus(declaration, 'held');
      await called(declaration, 'withdraw', { reason: 'the wrong owner' });
      await untilStatus(declaration, 'withdrawn');
    },
  },
};

test.each(Object.entries(COURSES))(
  '%s: what is exported of a real run replays to the same bytes, states and amounts',
  async (name, course) => {
    desk.customs.next(...course.script);
    const declaration = await desk.declaration();
    await course.lead(declaration);
    const exported = await until('every message of customs is known by the read models', async () => {
      const answer = await desk.get(`${declaration.path}/dialogue`, desk.broker.token);
      const dialogue = CustomsDialogue.parse(answer.body);
      const isWhole = dialogue.turns.every(({ event, received_at }) => !('messageId' in event.data && event.data.messageId) || received_at);
      return isWhole && answer;
    });
    const dialogue = CustomsDialogue.parse(exported.body);
    expect(replayDialogue(dialogue)).toEqual([]);
    expect(dialogue.turns.filter(({ message }) => message !== null).length).toBeGreaterThan(2);
    if (IS_RECORDING) await writeFile(join(FIXTURES, `${name}.json`), exported.text);
  },
);
