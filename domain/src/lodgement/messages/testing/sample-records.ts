import type { FrozenLine, FrozenRecord, FrozenValues } from '../../frozen-record.js';
import type { Sending } from '../sending.js';

function line(type: FrozenLine['type'], number: number, fields: FrozenValues, amounts: Readonly<Record<string, string>> = {}): FrozenLine {
  return { lineIds: [`${type}-${number}`], type, number, fields: type === 'container' ? fields : { line_type: type, ...fields }, amounts };
}

const NOTHING_DUE = { dumping_duty: '0.00', wet: '0.00', gst_deferred: '0.00', lct: '0.00' };

/** What the import declaration written by hand declares. */
export function sampleDeclaration(): FrozenRecord {
  return {
    kind: 'declaration',
    fields: {
      declaration_type: 'FRM',
      declaration_purpose: 'IMP',
      entry_nature: 'N10',
      branch_id: 'SYD1',
      broker_reference: 'SYD-000431',
      owner_name: 'WATTLE & REED PTY LTD',
      owner_id: '77000111027',
      owner_reference: 'PO 88-1204',
      transport_mode: 'sea',
      vessel_id: '9381275',
      vessel: 'CORAL LANTERN',
      voyage: '114S',
      loading_port: 'CNNGB',
      first_arrival_port: 'AUBNE',
      discharge_port: 'AUSYD',
      destination_port: 'AUSYD',
      first_arrival_date: '2026-11-19',
      arrival_date: '2026-11-21',
      gross_weight: '4180.5',
      weight_unit: 'KG',
      delivery_name: 'WATTLE & REED STORE 2',
      delivery_address_1: '14 KILN ROAD',
      delivery_address_2: 'DOCK C',
      delivery_suburb: 'BOTANY',
      delivery_state: 'NSW',
      delivery_postcode: '2019',
      delivery_country: 'AU',
      delivery_phone: '+61 2 5550 0142',
      valuation_date: '2026-10-30',
      duty_date: '2026-11-23',
      eft_indicator: 'Y',
    },
    amounts: {
      ...NOTHING_DUE,
      customs_value: '31250.00',
      transport_and_insurance: '2000.00',
      duty: '937.50',
      gst_payable: '3418.75',
      charges: '218.00',
      due: '4574.25',
    },
    lines: [
      line('invoice', 1, { invoice_number: 'NB-26-0917', invoice_term: 'FOB', invoice_total: '20000.00', invoice_currency: 'USD' }),
      line('charge', 1, charge('overseas-freight', '1200.00')),
      line('charge', 2, charge('overseas-insurance', '80.00')),
      line('transport', 1, {
        cargo_type: 'FCL',
        container_number: 'TLPU4001259',
        seal: 'CN558201',
        master_bill: 'CLNT26104477',
        house_bill: 'NGB26H00318',
        packages: '212',
        package_type: 'CT',
        shipping_marks: 'W&R SYDNEY C/NO 1-212',
      }),
      line(
        'goods',
        1,
        {
          ...GOODS,
          goods_description: 'MOULDED PLASTIC STORAGE BASKETS, 30 L',
          quantity: '2100',
          quantity_unit: 'KG',
          price: '12000.00',
          tariff_classification: '39269090',
          statistical_code: '60',
          preference_scheme_type: 'GEN',
        },
        { ...NOTHING_DUE, customs_value: '18750.00', transport_and_insurance: '1200.00', duty: '937.50', gst_payable: '2088.75' },
      ),
      line(
        'goods',
        2,
        {
          ...GOODS,
          goods_description: "LAMP SHADES OF WOVEN RATTAN, BUYER'S DESIGN",
          quantity: '640',
          quantity_unit: 'NO',
          price: '8000.00',
          tariff_classification: '94059900',
          statistical_code: '21',
          preference_origin: 'CN',
          preference_scheme_type: 'ChAFTA',
          preference_rule_type: 'PSR',
        },
        { ...NOTHING_DUE, customs_value: '12500.00', transport_and_insurance: '800.00', duty: '0.00', gst_payable: '1330.00' },
      ),
    ],
    lastNumbers: { invoice: 1, charge: 2, transport: 1, goods: 2 },
  };
}

/** What the sea cargo report written by hand reports. */
export function sampleCargoReport(): FrozenRecord {
  return {
    kind: 'cargo-report',
    fields: {
      sender_reference: 'CR4M8T1W6B',
      principal_agent_id: 'GWM7436943H',
      responsible_party_id: '77000111059',
      voyage: '114S',
      vessel_id: '9381275',
      vessel: 'CORAL LANTERN',
      loading_port: 'CNNGB',
      arrival_port: 'AUSYD',
      discharge_port: 'AUSYD',
      arrival_date: '2026-11-21',
      payment_method: 'PP',
      master_bill: 'CLNT26104477',
      house_bill: 'NGB26H00318',
      country_of_origin: 'CN',
      consignee_name: 'WATTLE & REED PTY LTD',
      consignee_address: '14 KILN ROAD, BOTANY NSW 2019, AUSTRALIA',
      consignor_text: 'NINGBO BRIGHTWEAVE CO, 88 HARBOUR EAST ROAD, NINGBO, CHINA',
      packages: '212',
      package_type: 'CT',
      cargo_type: 'FCL',
      goods_description: 'PLASTIC BASKETS AND RATTAN LAMP SHADES',
      gross_weight: '4180.5',
      weight_unit: 'KG',
      volume: '26.4',
    },
    amounts: {},
    lines: [
      line('container', 1, {
        container_number: 'TLPU4001259',
        size_type: '22G1',
        seal: 'CN558201',
        gross_weight: '4180.5',
        packages: '212',
        package_type: 'CT',
      }),
    ],
    lastNumbers: { container: 1 },
  };
}

/** A first lodgement without questions. */
export function sampleSending(changed: Partial<Sending> = {}): Sending {
  return {
    reference: 'TP7F3K2Q9A',
    version: 1,
    function: 'original',
    step: 'lodge',
    customsId: null,
    reason: null,
    broker: { licence: '04417', name: 'ROWAN PELL' },
    answers: [],
    ...changed,
  };
}

const GOODS: FrozenValues = {
  country_of_origin: 'CN',
  supplier_id: 'TLP3496736Y',
  supplier_name: 'NINGBO BRIGHTWEAVE CO',
  invoice_number: 'NB-26-0917',
  valuation_method: 'TV',
  container_numbers: 'TLPU4001259',
  related_transaction: 'N',
};

function charge(kind: string, amount: string): FrozenValues {
  return { invoice_number: 'NB-26-0917', charge: kind, charge_amount: amount, charge_currency: 'USD', charge_included: 'N' };
}
