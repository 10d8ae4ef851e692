import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { operations } from '../../i18n/en/operations.js';

type FieldName = keyof typeof operations.fields;
type Where = { readonly settings: string } | { readonly page: string } | { readonly tab: string } | null;

/** What a cause calls the place of its repair: how people call it, and where it is. Null is not in this desk. */
const PLACES: Readonly<Record<string, { readonly name: FieldName; readonly where: Where }>> = {
  'settings.parties': { name: 'parties', where: { settings: 'parties' } },
  'settings.units': { name: 'units', where: { settings: 'unit' } },
  'settings.documents': { name: 'documents', where: { settings: 'document' } },
  'settings.systems': { name: 'systems', where: { settings: 'connection' } },
  'settings.customs': { name: 'customs', where: { page: 'org_setting' } },
  'job.key': { name: 'job', where: { tab: 'overview' } },
  'freight-system': { name: 'freightSystem', where: null },
  'waybill.ports': { name: 'waybillPorts', where: { tab: 'waybills' } },
  'waybill.dates': { name: 'waybillDates', where: { tab: 'waybills' } },
  'invoice.number': { name: 'invoiceNumber', where: { tab: 'invoices' } },
  'invoice.currency': { name: 'invoiceCurrency', where: { tab: 'invoices' } },
  'invoice.incoterm': { name: 'invoiceIncoterm', where: { tab: 'invoices' } },
  'invoice-line.number': { name: 'lineNumber', where: { tab: 'invoices' } },
  'invoice-line.origin': { name: 'lineOrigin', where: { tab: 'invoices' } },
  'invoice-line.amounts': { name: 'lineAmounts', where: { tab: 'invoices' } },
};

/** The name of a place among the texts; null for one that this desk does not know. */
export function fieldName(field: string): FieldName | null {
  return PLACES[field]?.name ?? null;
}

/** The address at which a cause is repaired for an export; null where that is elsewhere. */
export function fieldAddress(orgId: string, field: string, at: Pick<ExportRow, 'work_order' | 'system'> | null): string | null {
  const where = PLACES[field]?.where ?? null;
  if (where === null) return null;
  const base = `/organization/${orgId}`;
  if ('settings' in where) {
    const search = new URLSearchParams({ ...(at?.system && { system: at.system.id }), part: where.settings });
    return `${base}/settings/cargowise_setting?${search.toString()}`;
  }
  if ('page' in where) return `${base}/settings/${where.page}`;
  return at && `${base}/jobs/${at.work_order.id}?tab=${where.tab}`;
}
