import type { ExportTab } from '@tallyport/contracts/freight-export/export-row';
import { EXPORT_KINDS, type ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import { EMAIL_STATES, type EmailState } from '@tallyport/contracts/outbound-email/email';

/** The tabs in their order; parked streams, unmatched messages and mails are no exports and have lists of their own. */
export const TABS = ['open', 'waiting', 'unknown', 'parked', 'unmatched', 'mails', 'planned', 'running', 'held', 'done_today'] as const;
export type Tab = (typeof TABS)[number];
export type ListTab = ExportTab;

/** What the address says about the cockpit, so that a link shows a colleague the same. */
export interface Address {
  readonly tab: Tab;
  /** Null leaves the choice to what waits most; `all` is every export of the tab. */
  readonly cause: { readonly code: string; readonly key: string } | 'all' | null;
  readonly kind: ExportKind | null;
  readonly branch: string | null;
  /** Which mails are listed. */
  readonly mail: EmailState | null;
  /** The step for many whose progress is shown. */
  readonly bulk: string | null;
}

/** Reads an address that anybody may have written: what is not understood is left out. */
export function readAddress(search: URLSearchParams): Address {
  const code = search.get('cause');
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'open',
    cause: code === null || code === 'all' ? code : { code, key: search.get('key') ?? '' },
    kind: EXPORT_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    branch: search.get('branch'),
    mail: EMAIL_STATES.find((state) => state === search.get('mail')) ?? null,
    bulk: search.get('bulk'),
  };
}

/** The address of what is shown; what stands by itself is left out. */
export function writeAddress({ tab, cause, kind, branch, mail, bulk }: Address): URLSearchParams {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('tab', tab);
  if (cause === 'all') search.set('cause', 'all');
  else if (cause) {
    search.set('cause', cause.code);
    if (cause.key !== '') search.set('key', cause.key);
  }
  if (kind !== null) search.set('kind', kind);
  if (branch !== null) search.set('branch', branch);
  if (mail !== null && tab === 'mails') search.set('mail', mail);
  if (bulk !== null) search.set('bulk', bulk);
  return search;
}
