import type { CustomsMessage, ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { Lineage, SentSegment } from '@tallyport/contracts/lodgement/lineage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { useEdiAddress } from '../model/address.js';
import { MessageView } from './message-view.js';

const id = (number: number) => `f0000000-0000-4000-8000-00000000000${number}`;
const AT = '2026-03-14T01:00:00.000Z';
const MESSAGE: CustomsMessage = {
  id: id(1),
  direction: 'sent',
  at: AT,
  kind: 'lodge',
  work_order_id: id(2),
  lodgement_id: id(3),
  lodged: 'declaration',
  own_reference: 'SYD-000012-7K2Q',
  version: 1,
  control_reference: 'K3',
  bytes: 900,
  unreadable: null,
  expected: true,
};
const said = (name: string, value: string, element: number) => ({ name, value, element, component: 1 });
const SEGMENTS: ExplainedSegment[] = [
  {
    place: 5,
    text: "LOC+9+CNNGB::6'",
    part: 'header',
    item: null,
    is_understood: true,
    row: 'segment/1/3',
    values: [said('loading_port', 'CNNGB', 2)],
  },
  {
    place: 6,
    text: "MOA+55:937.50:AUD'",
    part: 'header',
    item: null,
    is_understood: true,
    row: null,
    values: [said('amounts.duty', '937.50', 1)],
  },
];
const PLACE = { page: 3, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
const TARIFF = {
  table: 'tariff_rate',
  id: 'tariff_rate/1/7',
  valid_from: '2026-01-01',
  valid_to: null,
  source: 'Schedule 3',
  law: '',
  file_date: '2026-01-01',
  is_demonstration: false,
  values: { tariff_item: '39269090', rate: '5%' },
};
const OF_PORT: SentSegment = {
  ...(SEGMENTS[0] as ExplainedSegment),
  values: [
    {
      ...said('loading_port', 'CNNGB', 2),
      fields: [
        {
          line_id: null,
          field: 'loading_port',
          value: 'CNNGB',
          from: { record_id: id(5), kind: 'waybill', line_id: null, field: 'port_of_loading', position: 1 },
          ends: [{ kind: 'box', document_id: id(4), place: PLACE }],
        },
      ],
      adds_up: [],
      ends: [],
      errors: [{ code: 'IMD0271', words: 'No such port', place: 'header', line: null, segment: 'LOC:9', field: 'loading_port' }],
      customs_amount: null,
    },
  ],
};
const OF_DUTY: SentSegment = {
  ...(SEGMENTS[1] as ExplainedSegment),
  values: [
    {
      ...said('amounts.duty', '937.50', 1),
      fields: [],
      adds_up: ['amounts.duty'],
      ends: [{ kind: 'row', table: 'tariff_rate', id: 'tariff_rate/1/7' }],
      errors: [],
      customs_amount: { qualifier: '55', amount: '937.51', currency: 'AUD' },
    },
  ],
};

function lineage(segment: SentSegment): Lineage {
  return { ...pageOf([segment]), results: [segment], version: 1, customs_message: id(1), answered_at: AT, rows: [TARIFF] };
}

function Shown({ message }: { readonly message: CustomsMessage }) {
  const address = useEdiAddress();
  return <MessageView job={aJob()} of={address.of} address={address} message={message} onHandOver={null} />;
}

function show(message = MESSAGE) {
  serve(({ address }) => {
    if (address.includes('/customs_messages/')) return json({ ...pageOf(SEGMENTS), message, findings: [] });
    if (address.includes('segment=5')) return json(lineage(OF_PORT));
    if (address.includes('segment=6')) return json(lineage(OF_DUTY));
    return json(pageOf([]));
  });
  return renderOnDesk(<Shown message={message} />, { path: '/?tab=edi&part=logs' });
}

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => vi.unstubAllGlobals());

test('a value of a segment leads to its box on the page and to its field, with the error of customs', async () => {
  const { place } = show();
  await userEvent.click(await screen.findByRole('button', { name: /CNNGB/ }));
  const panel = await screen.findByRole('complementary', { name: 'Where it comes from' });
  const box = await within(panel).findByRole('link', { name: /^Page 3, Waybill/ });
  const shown = new URLSearchParams(box.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(shown)).toMatchObject({ tab: 'review', document: id(4), page: '3', record: id(5), field: 'port_of_loading' });
  expect(within(panel).getByRole('link', { name: 'Loaded at' })).toHaveAttribute('href', expect.stringContaining(`record=${id(3)}`));
  expect(panel).toHaveTextContent('IMD0271 No such port');
  expect(place()).toContain('segment=5');
});

test('the arrows go from value to value, and Escape to none', async () => {
  const { place } = show();
  await screen.findByRole('button', { name: /CNNGB/ });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const panel = await screen.findByRole('complementary', { name: 'Where it comes from' });
  expect(await within(panel).findByText('AUD 937.51 as customs computed it')).toBeVisible();
  expect(panel).toHaveTextContent('The sum of: Duty of each line');
  expect(panel).toHaveTextContent('Schedule 3');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(place()).not.toContain('segment');
});

test('of what customs sent nothing is followed', async () => {
  show({ ...MESSAGE, direction: 'received' });
  await screen.findByText('CNNGB');
  expect(screen.queryByRole('button', { name: /CNNGB/ })).toBeNull();
});
