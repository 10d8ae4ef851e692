import type { CheckFinding, CheckTally } from '@tallyport/contracts/check/http';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { FailingChecksList } from './failing-checks-list.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();

function finding(of: Pick<CheckFinding, 'code' | 'outcome'> & Partial<CheckFinding>): CheckFinding {
  return {
    version: 1,
    category: 'Quantity',
    severity: 'error',
    values: [],
    missing: [],
    difference: null,
    fingerprint: null,
    override: null,
    ...of,
  };
}

/** Shows the findings; what is overridden or taken back is answered, and the findings after it are `next`. */
function show(results: readonly CheckFinding[], tally: Partial<CheckTally>, next: readonly CheckFinding[] = results) {
  let now = results;
  const seen = serve(({ address, method, body }) => {
    if (method === 'POST') {
      now = now === results ? next : results;
      return json({ ...(body as object), override: null });
    }
    if (address.includes('/checks'))
      return json({ ...pageOf([...now]), tally: { fails: 0, cannot_say: 0, overridden: 0, holds: 0, ...tally } });
    return json(pageOf([]));
  });
  renderOnDesk(<FailingChecksList job={job} asOf={undefined} />);
  return () => seen.filter(({ method }) => method === 'POST').map(({ address, body }) => [address.split('/').at(-1), body]);
}

test('where there is nothing to check the desk says so', async () => {
  show([], {});
  expect(await screen.findByText('No validation data')).toBeVisible();
});

test('where all holds the desk says how much', async () => {
  show([], { holds: 7 });
  expect(await screen.findByText('All 7 checks hold.')).toBeVisible();
});

test('a line without a unit asks for one, and a check that cannot say names itself and what it lacks', async () => {
  const paper = { record_id: null, kind: 'invoice', line_id: null, field: null, row: null } as const;
  show(
    [
      finding({ code: 'quantity-unit', outcome: 'fails' }),
      finding({ code: 'packing-list-invoice', outcome: 'cannot say', missing: [paper] }),
    ],
    { fails: 1, cannot_say: 1 },
  );
  expect(await screen.findByText('Please select a quantity unit')).toBeVisible();
  expect(screen.getByText(/^Invoice of the packing list: no such paper$/)).toBeVisible();
  expect(screen.queryByText(/checks hold|No validation data/)).toBeNull();
});

const FINGERPRINT = '3f0c4e5a-0f3e-5f7e-9d51-0d2c8d1b9a02';
const broken = finding({ code: 'currency-known', outcome: 'fails', fingerprint: FINGERPRINT });
const settled = { ...broken, override: { by: null, at: '2026-03-20T00:00:00.000Z', reason: 'agreed' } };
const which = { code: 'currency-known', version: 1, fingerprint: FINGERPRINT };

test('a check is overridden with a reason by keyboard alone, and undone from the message', async () => {
  const sent = show([broken], { fails: 1 }, [settled]);
  (await screen.findByRole('button', { name: 'Override: Currency' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Override: Currency' });
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  await userEvent.keyboard('agreed{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/“agreed”/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['override', { ...which, reason: 'agreed' }],
      ['take_back_override', which],
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Override: Currency' })).toBeVisible();
});

test('an override is taken back', async () => {
  const sent = show([settled], { overridden: 1 }, [broken]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take back: Currency' }));
  expect(await screen.findByRole('button', { name: 'Override: Currency' })).toBeVisible();
  expect(sent()).toEqual([['take_back_override', which]]);
});
