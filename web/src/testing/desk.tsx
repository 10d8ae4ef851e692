import type { CurrentUser, Organisation, Person } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type Desk, DeskProvider } from '../lib/desk.js';
import { listenToKeyboard } from '../lib/keyboard/use-shortcuts.js';

const branch = { id: 'b0000000-0000-4000-8000-000000000001', name: 'Sydney', time_zone: 'Australia/Sydney' };

/** An invented organisation with one branch. */
export const ORG: Organisation = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Harrow Quay Customs',
  branches_info: [branch],
  sync_cargowise_data_info: { sync_cargowise_product_status: 'done' },
};

const mei = {
  id: 'd0000000-0000-4000-8000-000000000001',
  email: 'mei@harrow.example',
  first_name: 'Mei',
  last_name: 'Tan',
  color: '1f6f78',
};
const MEI: Person = { ...mei, license_number: null };

export function userAs(role: DispatchRole | null): CurrentUser {
  return { ...mei, dispatch_roles: role ? [{ org: ORG.id, user_type: role }] : [], capacities: [], au_broker_profile: null };
}

/** A job that is ready for compile, with what a test changes of it. */
export function aJob(more: Partial<ListedWorkOrder> = {}): ListedWorkOrder {
  return {
    id: 'e0000000-0000-4000-8000-000000000001',
    code: 'SYD-004817',
    job_status: 'compile',
    by_hand: false,
    deleted: false,
    ...unknownShipment(branch.id),
    waybill_number: 'CLNB2603117',
    port_of_origin: 'CNNGB',
    port_of_dest: 'AUSYD',
    date_arrive: '2026-03-14',
    importer_name: 'Wattlebrook Lighting Pty Ltd',
    exporter_name: null,
    notify_party_name: null,
    waybill: { receiver_json: { name: null } },
    n10_data: { entry_status: null, ics_identifier: null, last_dsa_history_info: null },
    compiler: MEI,
    broker: null,
    documents: { total: 0, reading: 0, failed: 0, doubtful: 0 },
    freight_export: null,
    to_check: { fails: 0, disagreements: 0, unverified: 0, doubtful: 0 },
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-11T03:32:08Z',
    stream_position: 3,
    ...more,
  };
}

export function pageOf<Item>(results: readonly Item[], count = results.length) {
  return { results, count, next: null, previous: null };
}

interface DeskOptions {
  readonly role?: DispatchRole | null;
  /** What a test changes of the person. */
  readonly me?: Partial<CurrentUser>;
  readonly path?: string;
  readonly route?: string;
}

/** Renders a part of the desk as it stands inside the shell; `place()` is the address it has led to. */
export function renderOnDesk(
  part: ReactNode,
  { role = 'broker', me = {}, path = '/', route = '*' }: DeskOptions = {},
): RenderResult & { cache: QueryClient; place: () => string } {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const desk: Desk = { me: { ...userAs(role), ...me }, orgs: [ORG], org: ORG, branch, role };
  const result = render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[path]}>
        <DeskProvider value={desk}>
          <Keyboard />
          <Routes>
            <Route path={route} element={part} />
            <Route path="*" element={null} />
          </Routes>
          <Place />
        </DeskProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, cache, place: () => result.getByTestId('place').textContent ?? '' };
}

function Keyboard() {
  useEffect(() => listenToKeyboard(), []);
  return null;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}
