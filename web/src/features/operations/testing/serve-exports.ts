import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import type { ExportAlarm, ExportCauseGroup, ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import type { ParkedStream } from '@tallyport/contracts/freight-export/parked-http';
import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { json, type SeenRequest, serve } from '../../../testing/answers.js';
import { pageOf } from '../../../testing/desk.js';
import { detailOf, summaryWith } from './exports.js';

export interface Served {
  readonly rows?: readonly ExportRow[];
  readonly causes?: readonly ExportCauseGroup[];
  readonly alarms?: readonly ExportAlarm[];
  readonly parked?: readonly ParkedStream[];
  readonly unmatched?: readonly FreightMessage[];
  readonly mails?: readonly OutgoingEmail[];
  readonly detail?: Partial<ExportDetail>;
  /** What is sent and answered, as text. */
  readonly text?: string;
  readonly answers?: (request: SeenRequest) => Response | undefined;
}

export const BULK = {
  id: 'f0000000-0000-4000-8000-00000000b01c',
  step: 'retry',
  reason: 'code given',
  cause: null,
  position: 4_100,
  state: 'finished',
  count: 2,
  done: 1,
  refused: 1,
  requested_by: null,
  requested_at: '2026-03-14T02:00:00.000Z',
  ended_at: '2026-03-14T02:01:00.000Z',
  stream_position: 4,
};

/** A gateway that knows these exports, filters them by their cause, and takes every step. */
export function serveExports({
  rows = [],
  causes = [],
  alarms = [],
  parked = [],
  unmatched = [],
  mails = [],
  detail,
  text = '<a/>',
  answers,
}: Served): SeenRequest[] {
  const oneOf = (id: string | undefined) => rows.find((row) => row.id === id);
  return serve((request) => {
    const own = answers?.(request);
    if (own) return own;
    const { pathname, searchParams } = new URL(request.address, 'http://desk.example');
    const path = pathname.replace(/^.*\/orgs\/[^/]+/, '');
    if (path === '/exports/summary') {
      return json(
        summaryWith(
          {
            open: rows.length,
            waiting: rows.length,
            parked: parked.length,
            unmatched: unmatched.length,
            mails: mails.filter(({ state }) => state === 'unknown').length,
          },
          { alarms: [...alarms] },
        ),
      );
    }
    if (path === '/exports/causes') return json({ results: causes });
    if (path === '/parked') return json(pageOf(parked));
    if (path === '/outbound_emails') {
      const state = searchParams.get('state');
      return json(pageOf(mails.filter((mail) => state === null || mail.state === state)));
    }
    if (path === '/freight_messages') return json(pageOf(unmatched));
    const message = unmatched.find(({ id }) => path === `/freight_messages/${id}`);
    if (message) return json({ ...message, text: { text, bytes: text.length, is_cut: false } });
    if (path === '/exports/bulk/preview') {
      const changes = [{ place: 'Importer, code', previous: 'WATBRO', next: 'WATTLEAU', times: 2 }];
      return json({ count: 2, looked_at: 2, fails_the_same: 1, cannot_be_made: 0, changes });
    }
    if (path === '/exports/bulk') return json({ ...BULK, state: 'running', ended_at: null }, 202);
    if (path.startsWith('/exports/bulk/')) {
      const results = rows.slice(0, 2).map(({ id, work_order }, index) => ({
        export_id: id,
        work_order,
        outcome: index === 0 ? 'done' : 'refused',
        problem: index === 0 ? null : 'export.illegal-transition',
      }));
      return json({ ...pageOf(results), bulk: BULK });
    }
    if (/\/(request|answer)$/.test(path)) return json({ text, bytes: text.length, is_cut: false });
    if (path === '/exports') {
      const cause = searchParams.get('cause');
      const kind = searchParams.get('kind');
      const shown = rows.filter((row) => (cause === null || row.cause?.code === cause) && (kind === null || row.kind === kind));
      return json({ ...pageOf(shown), position: 4_100 });
    }
    const row = oneOf(path.split('/')[2]);
    if (row) return json(detailOf(row, detail));
    return json(pageOf([]));
  });
}

/** What was asked for beyond reading: the last part of the address, and what it carried. */
export function written(seen: readonly SeenRequest[]): readonly (readonly [string, unknown])[] {
  return seen
    .filter(({ method, address }) => method !== 'GET' && !address.endsWith('/preview'))
    .map(({ address, body }) => [address.split('/').at(-1) ?? '', body] as const);
}
