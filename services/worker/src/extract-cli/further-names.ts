import { isCountry } from '@tallyport/domain/values/countries';

type Plain = string | number | boolean | null;

/** Parties whose name may be blacked out while the end of the address can still be read. */
const PARTIES = ['shipper', 'seller', 'consignee', 'buyer', 'exporter', 'importer'] as const;

type Names = Readonly<Record<string, readonly string[]>>;

/** What other papers call those who declare how goods are packed. */
const OF_PACKERS: Names = { exporter_name: ['issuer_name'], exporter_address: ['issuer_address'] };

/** What other papers call parties, ports and the day on the customs declarations of China, for goods that leave and that arrive. */
const OF_EXPORTS: Names = {
  seller_name: ['domestic_shipper', 'domestic_trader'],
  buyer_name: ['overseas_consignee'],
  date: ['declaration_date'],
  port_of_loading: ['exit_port'],
  port_of_discharge: ['destination_port'],
};
const OF_IMPORTS: Names = {
  seller_name: ['overseas_shipper'],
  buyer_name: ['domestic_consignee', 'domestic_trader'],
  date: ['declaration_date'],
  port_of_loading: ['departure_port'],
  port_of_discharge: ['entry_port'],
};

function called(fields: Readonly<Record<string, Plain>>, names: Names): Record<string, Plain> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, others]) => {
      const value = others.map((other) => fields[other]).find((found) => found !== undefined);
      return value === undefined || fields[name] !== undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * What answers also call some of the fields: the rest of an address whose name cannot be read (`…_address_tail`, or `…_country` where
 * only that is left), cartons for packages that are cartons, the weight of a list that does not say which, the number of a
 * transport document that is no air waybill, who signed, and who sells and makes what leaves China.
 */
export function furtherNames(fields: Readonly<Record<string, Plain>>): Record<string, Plain> {
  const further: Record<string, Plain> = {};
  for (const party of PARTIES) {
    const address = fields[`${party}_address`];
    if (fields[`${party}_name`] !== undefined || typeof address !== 'string') continue;
    further[isCountry(address) ? `${party}_country` : `${party}_address_tail`] = address;
  }
  const { packages, package_type: type, gross_weight: weight } = fields;
  if (packages !== undefined && (type === undefined || /^(?:cartons?|ctns?)$/iu.test(String(type)))) further['cartons'] = packages;
  if (weight !== undefined) further['weight'] = weight;
  if (fields['waybill_number'] !== undefined && fields['transport_mode'] !== 'air') further['bl_number'] = fields['waybill_number'];
  if (fields['printed_name'] !== undefined) further['signer'] = fields['printed_name'];
  Object.assign(further, called(fields, OF_PACKERS), called(fields, fields['domestic_consignee'] === undefined ? OF_EXPORTS : OF_IMPORTS));
  if (fields['domestic_shipper'] !== undefined) further['domestic_consignor'] = fields['domestic_shipper'];
  if (fields['producing_unit'] !== undefined) further['production_unit'] = fields['producing_unit'];
  return further;
}
