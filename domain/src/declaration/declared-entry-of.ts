import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Papers, Part } from '../checks/papers.js';
import type { DeclaredCharge, DeclaredEntry, DeclaredInvoice, DeclaredLine, Money } from '../duty/declared-entry.js';
import type { MeasuredGoods, TariffUnit } from '../duty/measured-goods.js';
import { declaredGoodsOf } from './declared-goods.js';

/** The units in which a rate measures, by how a declaration writes them. */
const MEASURED: Readonly<Record<string, TariffUnit>> = { KG: 'kg', L: 'L', 'L AL': 'L al', NO: 'No', 'KG TSS': 'kg TSS' };
/** A tonne is a thousand kilograms to a rate. */
const TONNE = 'T';

/** The declaration as the computation of duty reads it; what is not said yet is empty, and the computation says that it is missing. */
export function entryOf(declaration: ShippingRecord): DeclaredEntry {
  const papers = new Papers([declaration]);
  const [header] = papers.of('declaration');
  const lines = header ? papers.linesOf(header) : [];
  const ofType = (type: string) => lines.filter((line) => line.text('line_type') === type);
  const said = (field: Parameters<Part['text']>[0]) => header?.text(field) ?? '';
  const nature = said('entry_nature');
  return {
    type: nature === 'N20' || nature === 'N30' ? nature : 'N10',
    mode: said('transport_mode') === 'air' ? 'air' : 'sea',
    isElectronic: true,
    valuationDate: said('valuation_date'),
    dutyDate: said('duty_date'),
    isGstDeferred: said('gst_deferred') === 'Y',
    invoices: ofType('invoice').map((invoice) => invoiceOf(invoice, ofType('charge'))),
    lines: declaredGoodsOf(declaration).map(({ number, fields }) => lineOf(new Part(declaration, { line_id: '', fields }), number)),
  };
}

function invoiceOf(invoice: Part, charges: readonly Part[]): DeclaredInvoice {
  const id = invoice.text('invoice_number') ?? '';
  return {
    id,
    term: invoice.text('invoice_term') ?? '',
    total: { amount: invoice.text('invoice_total') ?? '', currency: invoice.text('invoice_currency') ?? '' },
    goodsTotal: invoice.text('goods_total'),
    charges: charges.filter((charge) => (charge.text('invoice_number') ?? '') === id).flatMap(chargeOf),
  };
}

function chargeOf(charge: Part): DeclaredCharge[] {
  const money = moneyOf(charge, 'charge_amount', 'charge_currency');
  const kind = charge.text('charge') as ChargeKind | null;
  return money === null || kind === null ? [] : [{ kind, ...money, isSettled: charge.text('charge_included') === 'Y' }];
}

function lineOf(line: Part, number: number): DeclaredLine {
  const scheme = line.text('preference_scheme_type');
  const treatment = line.text('treatment_code');
  const exemption = (field: 'wet_exemptions' | 'lct_exemptions') => line.text(field)?.split(/\s+/)[0] ?? null;
  return {
    number,
    invoiceId: line.text('invoice_number') ?? '',
    price: line.text('price') ?? '',
    priceAdjustment: line.text('invoice_lines_price_adjustment'),
    transportAndInsurance: moneyOf(line, 't_i_override', 't_i_override_currency'),
    tariffItem: line.text('tariff_classification') ?? '',
    rateNumber: line.text('tariff_class_rate_number') ?? '',
    origin: line.text('country_of_origin'),
    goods: goodsOf(line),
    preference:
      scheme === null || scheme === 'GEN'
        ? null
        : { scheme, origin: line.text('preference_origin') ?? '', rule: line.text('preference_rule_type') ?? '' },
    treatment: treatment === null ? null : { code: treatment, instrument: instrumentOf(line) },
    dumping: dumpingOf(line),
    dutyDate: line.text('effective_duty_date'),
    given: {
      duty: line.text('duty'),
      standardDuty: line.text('standard_duty'),
      dumpingDuty: line.text('dumping_duty'),
      wet: line.text('wine_equalisation_tax'),
    },
    gstExemption: line.text('gst_exemption_code'),
    wet: { isQuoted: line.text('wet_quoting_yn') === 'Y', exemption: exemption('wet_exemptions') },
    lct: {
      isPayable: line.text('luxury_car_tax_payable_ind_yn') === 'Y',
      isQuoted: line.text('lct_quoting_yn') === 'Y',
      exemption: exemption('lct_exemptions'),
    },
  };
}

function goodsOf(line: Part): MeasuredGoods {
  const quantities = [
    measured(line.text('quantity'), line.text('quantity_unit')),
    measured(line.text('second_quantity'), line.text('unit_of_second_quantity')),
  ];
  return {
    quantities: Object.assign({}, ...quantities) as MeasuredGoods['quantities'],
    strength: line.text('invoice_spirit_strength'),
    factor: line.text('other_duty_factor'),
  };
}

function measured(quantity: string | null, unit: string | null): MeasuredGoods['quantities'] {
  if (quantity === null || unit === null) return {};
  if (unit.toUpperCase() === TONNE) return { kg: `${quantity}e3` };
  const known = MEASURED[unit.toUpperCase()];
  return known === undefined ? {} : { [known]: quantity };
}

function instrumentOf(line: Part): { number: string; type: string } | null {
  const [number, type] = [line.text('treatment_instrument_no'), line.text('treatment_instrument_type')];
  return number === null || type === null ? null : { number, type };
}

function dumpingOf(line: Part): DeclaredLine['dumping'] {
  const specificationNumber = line.text('dumping_specification_number');
  if (specificationNumber === null) return null;
  return {
    specificationNumber,
    exportPrice: moneyOf(line, 'dumping_export_price', 'dumping_export_price_currency'),
    rate: line.text('dumping_rate_of_exchange'),
    units: line.text('quantity'),
    exemption: line.text('dumping_exemption_type'),
  };
}

function moneyOf(part: Part, amount: Parameters<Part['text']>[0], currency: Parameters<Part['text']>[0]): Money | null {
  const [value, of] = [part.text(amount), part.text(currency)];
  return value === null || of === null ? null : { amount: value, currency: of };
}
