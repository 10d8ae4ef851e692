import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentText } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { ColumnRole } from '../tables/column-roles.js';

const SEA: readonly Concept[] = [
  'vessel',
  'voyage',
  'vessel_and_voyage',
  'port_of_loading',
  'port_of_discharge',
  'notify',
  'place_of_receipt',
  'place_of_delivery',
  'original_bills',
  'freight_payable_at',
];
const AIR: readonly Concept[] = [
  'first_carrier',
  'issuing_agent',
  'agent_iata_code',
  'air_form',
  'handling_information',
  'flight',
  'chargeable_weight',
];

/** The type of a paper without a title, by what only papers of that type hold: prices of goods, packages of goods, the boxes of a waybill. */
export function typeByContent(text: DocumentText): DocumentType {
  if (countOf(text, AIR) >= 4) return 'AWB';
  if (countOf(text, SEA) >= 5) return 'BL';
  if (hasColumns(text, ['unit_price', 'total_price']) && hasColumns(text, ['quantity', 'description'])) return 'CIV';
  if (hasColumns(text, ['packages', 'gross_weight', 'package_range']) && hasColumns(text, ['description'])) return 'PKL';
  return 'other';
}

function countOf(text: DocumentText, concepts: readonly Concept[]): number {
  return concepts.filter((concept) => text.labels.some((label) => label.ending !== 'loose' && label.concepts.includes(concept))).length;
}

function hasColumns(text: DocumentText, roles: readonly ColumnRole[]): boolean {
  return text.tables.some(({ columns }) => columns.some(({ role }) => role !== null && roles.includes(role)));
}
