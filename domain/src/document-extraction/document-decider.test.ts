import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.js';
import { type DocumentCommand, documentDecider } from './document-decider.js';

const documentId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01';
const workOrderId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02';
const ids = { documentId, workOrderId };
const read: Segment[] = [
  { fromPage: 1, toPage: 2, type: 'CIV', title: 'INVOICE', confidence: 0.9 },
  { fromPage: 3, toPage: 3, type: 'other', title: 'INSURANCE POLICY', confidence: 0.5 },
];
const upload: DocumentCommand = {
  type: 'upload',
  upload: { ...ids, fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 1, hash: 'a'.repeat(64) },
};
const classify: DocumentCommand = { type: 'classify', ...ids, attempt: 1, segments: read };
const correct = (...segments: SegmentCut[]): DocumentCommand => ({ type: 'correct-segments', ...ids, segments });
const cut = (fromPage: number, toPage: number, type: SegmentCut['type'], title: string | null = null): SegmentCut => ({
  fromPage,
  toPage,
  type,
  title,
});
const history = (...commands: DocumentCommand[]) =>
  commands.reduce(
    ({ events, state }, command) => {
      const made = documentDecider.decide(command, state);
      return { events: [...events, ...made], state: made.reduce((folded, event) => documentDecider.evolve(folded, event), state) };
    },
    { events: [] as ReturnType<typeof documentDecider.decide>, state: documentDecider.initialState },
  );

describe('documentDecider', () => {
  test('a person’s split is recorded, and remembered through later readings', () => {
    const split = [cut(1, 1, 'CIV'), cut(2, 3, 'PKL')];
    const { state } = history(upload, classify, correct(...split), { ...classify, attempt: 2 });
    expect(state).toMatchObject({ kind: 'there', corrected: split });
  });

  test('the split that stands is no correction, also without the reader’s titles', () => {
    const { events } = history(upload, classify);
    given(documentDecider, events)
      .when(correct(cut(1, 2, 'CIV'), cut(3, 3, 'other', 'INSURANCE POLICY')))
      .then();
    given(documentDecider, events)
      .when(correct(cut(1, 2, 'CIV', 'Tax invoice'), cut(3, 3, 'other')))
      .then();
  });

  test('a paper without a type of its own is told by its title', () => {
    const { events } = history(upload, classify);
    const split = [cut(1, 2, 'CIV'), cut(3, 3, 'other', 'WARRANTY')];
    given(documentDecider, events)
      .when(correct(...split))
      .then({ type: 'document.segments-corrected', data: { ...ids, segments: split } });
  });

  test.each([
    ['overlap', [cut(1, 2, 'CIV'), cut(2, 3, 'PKL')], 'document.segments-overlap'],
    ['stand in another order', [cut(3, 3, 'PKL'), cut(1, 2, 'CIV')], 'document.segments-gap'],
    ['leave a gap', [cut(1, 1, 'CIV'), cut(3, 3, 'PKL')], 'document.segments-gap'],
    ['leave the last page', [cut(1, 2, 'CIV')], 'document.segments-gap'],
    ['go past the last page', [cut(1, 4, 'CIV')], 'document.segments-past-end'],
  ] as const)('pieces that %s are refused', (_what, split, code) => {
    const { events } = history(upload, classify);
    given(documentDecider, events)
      .when(correct(...split))
      .thenRejected(code);
  });

  test('nothing is split before it was read, or after it was withdrawn', () => {
    given(documentDecider, history(upload).events)
      .when(correct(cut(1, 1, 'CIV')))
      .thenRejected('document.not-split');
    const { events } = history(upload, classify, { type: 'withdraw', ...ids });
    given(documentDecider, events)
      .when(correct(cut(1, 3, 'CIV')))
      .thenRejected('document.withdrawn');
    given(documentDecider, [])
      .when(correct(cut(1, 3, 'CIV')))
      .thenRejected('document.not-found');
  });
});
