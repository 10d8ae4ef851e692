import type { Papers, Part } from '../../checks/papers.js';
import { normaliseContainerNumber } from '../../shipping-record/iso6346.js';
import type { BuiltInvoice } from './build-invoices.js';
import type { FreightMappings } from './freight-mappings.js';
import { freightValue } from './freight-value.js';
import type { FreightContainer, FreightPackingLine, PackedItem } from './shipment.js';

/** The packing lines of a job, each with its container and the invoice line that lies in it, where papers say so. */
export function buildPacking(
  papers: Papers,
  invoices: readonly BuiltInvoice[],
  containers: readonly FreightContainer[],
  mappings: FreightMappings,
): FreightPackingLine[] {
  const lines = papers.of('packing-list').flatMap((list) => papers.linesOf(list).map((line) => ({ list, line })));
  return lines.map(({ list, line }, index) => {
    const [packages, volume, weight] = [line.text('packages'), line.text('volume'), line.text('gross_weight')];
    const unitOf = (size: string | null, kind: 'weight unit' | 'volume unit', unit: string | null) =>
      size === null || unit === null ? null : freightValue(kind, unit, mappings);
    const type = line.text('package_type') ?? list.text('package_type');
    return {
      containerLink: containerLink(line.text('container_number') ?? list.text('container_number'), containers),
      description: textOf(line.text('description'), mappings),
      link: String(index + 1),
      marks: textOf(list.text('shipping_marks'), mappings),
      packages,
      packageType: packages === null || type === null ? null : freightValue('package type', type, mappings),
      volume,
      volumeUnit: unitOf(volume, 'volume unit', list.text('volume_unit')),
      weight,
      weightUnit: unitOf(weight, 'weight unit', list.text('weight_unit')),
      items: packedItems(list, line, invoices),
    };
  });
}

function textOf(text: string | null, mappings: FreightMappings): string | null {
  return text === null ? null : freightValue('text', text, mappings);
}

function containerLink(number: string | null, containers: readonly FreightContainer[]): string | null {
  if (number === null) return null;
  return containers.find((container) => container.number === normaliseContainerNumber(number))?.link ?? null;
}

/** The one line of the list's invoices that has the product of a packing line; none where several have it, or nobody names a product. */
function packedItems(list: Part, line: Part, invoices: readonly BuiltInvoice[]): PackedItem[] {
  const product = line.text('product_code');
  if (product === null) return [];
  const named = list.text('invoice_number');
  const lines = invoices
    .filter(({ part }) => named === null || part.text('invoice_number') === named)
    .flatMap((invoice) => invoice.lines.filter(({ part }) => part.text('product_code') === product));
  const [only, another] = lines;
  return only === undefined || another !== undefined ? [] : [{ lineLink: only.line.link, quantity: line.text('quantity') }];
}
