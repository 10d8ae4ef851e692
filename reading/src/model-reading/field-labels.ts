import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';

/** Fields whose label is known under another name than their own. */
// biome-ignore format: a table reads best in rows
const KNOWN_AS: Readonly<Record<string, readonly Concept[]>> = {
  notify_party: ['notify'], waybill_number: ['bl_number', 'transport_document'], house_number: ['bl_number'],
  shipped_on_board_date: ['on_board_date'], exporter_name: ['shipper'], exporter_address: ['shipper'],
  importer_name: ['buyer', 'consignee'], importer_address: ['buyer', 'consignee'],
  invoice_date: ['invoice_date', 'invoice_number_and_date', 'date', 'issue_date'],
  invoice_number: ['invoice_number', 'invoice_number_and_date'],
  vessel: ['vessel', 'vessel_and_voyage'], voyage: ['voyage', 'vessel_and_voyage'],
};

/** The labels on the pages that name a field. */
export function labelsOfField(field: string, { labels }: Pick<DocumentText, 'labels'>): LabelledValue[] {
  const names: ReadonlySet<string> = new Set(KNOWN_AS[field] ?? [field, field.replace(/_(?:name|address)$/u, '')]);
  return labels.filter(({ concepts }) => concepts.some((concept) => names.has(concept)));
}

/** Whether the form has a box for a field and nobody wrote into it: what is not on the page stays empty. */
export function isBoxBlank(field: string, text: Pick<DocumentText, 'labels'>): boolean {
  const labels = labelsOfField(field, text);
  const isBlank = ({ candidates }: LabelledValue) => candidates.every(({ lines }) => lines.every((line) => isEmptyValue(line.text)));
  return labels.length > 0 && labels.every(isBlank);
}
