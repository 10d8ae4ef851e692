import type { LineSuggestion } from '@tallyport/contracts/classification/suggestion';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { pageOf, renderOnDesk } from '../../../testing/desk.js';
import { TariffCandidates } from './tariff-candidates.js';

const LINE = 'f0000000-0000-4000-8000-000000000001';
const JOB = 'e0000000-0000-4000-8000-000000000001';
const RECORD = 'a0000000-0000-4000-8000-000000000001';

const candidate = (code: string, confidence: number, more = {}) => ({
  code,
  name: `goods of ${code}`,
  confidence,
  source: 'tariff' as const,
  because: 'birding binoculars',
  words: ['binocular'],
  product_code: null,
  lookup_code: null,
  ...more,
});

function suggestion(more: Partial<LineSuggestion> = {}): LineSuggestion {
  return {
    line_id: LINE,
    description: 'birding binoculars',
    product_code: '',
    hs_code: '',
    abstained: false,
    candidates: [candidate('9005100000', 0.98, { source: 'product code', product_code: 'CAL-1' }), candidate('900580', 0.01)],
    rejected: [{ code: '900590', name: 'Parts', why: 'lacks', phrase: 'parts of glasses', lacks: ['birding'] }],
    judge: null,
    ...more,
  };
}

function show(first: LineSuggestion, afterRefusal = first) {
  const onTake = vi.fn<(code: string) => void>();
  const seen = serve(({ method, address }) => {
    if (address.includes('/tariff_suggestions')) return json(pageOf([first]));
    return method === 'POST' ? json(afterRefusal) : undefined;
  });
  renderOnDesk(<TariffCandidates jobId={JOB} recordId={RECORD} lineId={LINE} onTake={onTake} />);
  return { onTake, seen };
}

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

test('Codes are told best first with their reasons, and taken by keys alone', async () => {
  const { onTake } = show(suggestion());
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringMatching(/9005\.10\.00\.00.*98 %.*your product CAL-1/),
    expect.stringMatching(/9005\.80.*1 %.*birding binoculars/),
  ]);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Enter}');
  expect(onTake).toHaveBeenCalledExactlyOnceWith('900580');
});

test('Delete refuses the chosen code for these goods, and what is left stands instead', async () => {
  const left = suggestion({ candidates: [candidate('900580', 0.4)], abstained: true });
  const { seen } = show(suggestion(), left);
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}');
  await waitFor(() => expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ line_id: LINE, code: '9005100000' }));
});

const JUDGE = { model: 'gpt-m', code: '900580', because: 'a spotting scope has one tube', rejected: [], fallback: null };

test('What a model judged is told as such, with what it put aside', async () => {
  const rejected = [{ code: '900510', because: 'binoculars have two tubes' }];
  const chosen = candidate('900580', 0.49, { source: 'model', because: 'a spotting scope has one tube' });
  show(suggestion({ abstained: true, candidates: [chosen, candidate('900510', 0.4)], judge: { ...JUDGE, rejected } }));
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent(/9005\.80.*not measured.*model judged: a spotting scope has one tube/);
  await userEvent.click(screen.getByText('Set aside by gpt-m'));
  expect(screen.getByText('binoculars have two tubes')).toBeVisible();
});

test('A model that finds nothing fitting, or that gave no answer, is told with its reason', async () => {
  const unsure = { abstained: true, candidates: [candidate('900580', 0.4)] };
  show(suggestion({ ...unsure, judge: { ...JUDGE, code: null, because: 'it does not say what for' } }));
  expect(await screen.findByText('gpt-m finds that none of these fits: it does not say what for')).toBeVisible();
  cleanup();
  show(suggestion({ ...unsure, judge: { ...JUDGE, code: null, because: '', fallback: 'timeout' } }));
  expect(await screen.findByText(/No judgement by gpt-m: it did not answer in time\./)).toBeVisible();
});

test('An abstention says so and shows what there is', async () => {
  show(suggestion({ abstained: true }));
  expect(await screen.findByText(/not enough to go on/)).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
