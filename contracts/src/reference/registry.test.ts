import { describe, expect, test } from 'vitest';
import { DOCUMENT_TYPES } from '../document-extraction/document-types.js';
import { EXTRACTION_STEPS } from '../document-extraction/steps.js';
import { EntryStatus } from '../lodgement/entry-status.js';
import { LodgementState } from '../lodgement/lodgement-state.js';
import { JOB_STATUSES } from '../work-order/job-status.js';
import { CODE_LISTS } from './registry.js';

const codesOf = (type: string): string[] => CODE_LISTS[type]?.entries.map(({ code }) => code) ?? [];
const englishOf = (type: string): string[] => CODE_LISTS[type]?.entries.map(({ en }) => en) ?? [];

describe.each(Object.values(CODE_LISTS))('the list $type', ({ type, entries }) => {
  test('stands under its own type', () => {
    expect(CODE_LISTS[type]?.entries).toBe(entries);
  });

  test('has no code twice', () => {
    const codes = entries.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
  });

  test('has trimmed labels in both languages', () => {
    const wanting = entries.filter(({ en, zh }) => en === '' || zh === '' || en !== en.trim() || zh !== zh.trim());
    expect(wanting).toEqual([]);
  });

  test('tells its codes in words of both languages, and says a code again only where that is a word', () => {
    const isWord = (code: string) => /^[A-Z]?[a-z]+( [a-z]+)?$/.test(code);
    const wanting = entries.filter(({ code, en, zh }) => (en === code && !isWord(code)) || !/\p{Script=Han}/u.test(zh));
    expect(wanting).toEqual([]);
  });
});

test('the lists are those of the specification', () => {
  expect(Object.keys(CODE_LISTS).toSorted()).toEqual(
    `additional_document address_type area_type assessment_reason check_category client_type contact_type container_type cost_bearer currency
     declaration_purpose declaration_status declaration_type delivery_service_level document_type duty_treatment entry_status extraction_step freight_payment
     incoterm incoterm_any_mode job_status lodgement_state package_unit packaging_type quantity_basis service_level transport_mode valuation_method
     weight_unit yes_no`.split(/\s+/),
  );
});

test.each([
  ['transport_mode', 'sea air'],
  ['valuation_method', 'TV IG SG DV CV FB'],
  ['weight_unit', 'LB KG'],
  ['cost_bearer', 'Shared Broker Compiler'],
  ['contact_type', 'BA PA AP EA FA MO BP'],
  ['address_type', 'ATY CAT'],
  ['client_type', 'individual company'],
  ['quantity_basis', '0 1'],
  ['duty_treatment', '001'],
  ['area_type', 'metro rural'],
  ['container_type', 'FRAK GENN GENV MAFI OTOP REFR TANK'],
  ['yes_no', 'Y N'],
  ['declaration_status', 'not_lodged pre_lodged lodged held clear finalised authority_to_deal withdrawn'],
  ['lodgement_state', 'not_yet_lodged pre_lodged_with_ics lodged_with_ics failed_to_export'],
  ['declaration_type', 'NCF CFM MAN FRM SWL RCR PD1 PD2'],
  ['declaration_purpose', 'AQS DRW EXP EXW EXX IMP IMX MSC'],
  ['service_level', 'Standard Express Economy Port-to-Port Door-to-Door'],
  ['incoterm', 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF'],
  ['incoterm_any_mode', 'EXW FCA CPT CIP DAP DPU DDP'],
  ['check_category', 'Dump Origin Prefer Quantity Value'],
])('%s holds exactly the codes of the specification', (type, codes) => {
  expect(codesOf(type)).toEqual(codes.split(' '));
});

test.each([
  ['assessment_reason', ['APMATCH', 'AQISACCRED', 'COND RELS', 'EVA HOLD', 'REFER AQIS']],
  ['freight_payment', ['A', 'CC', 'PP', 'PU', 'TP', 'ZZZ']],
  ['currency', ['AUD', 'USD', 'EUR', 'GBP', 'NZD', 'CNY']],
  ['document_type', ['HBL', 'MBL', 'CIV', 'PKL', 'PKD', 'COO', 'MDC', 'HCC', 'CRT', 'ING', 'ARN', 'EML']],
  ['delivery_service_level', ['Standard', 'Express', 'Priority', 'Next Day', 'Same Day', 'Economy']],
])('%s holds the codes that the specification names', (type, codes) => {
  expect(codesOf(type)).toEqual(expect.arrayContaining(codes));
});

test.each([
  ['package_unit', 55],
  ['packaging_type', 110],
  ['freight_payment', 27],
  ['currency', 190],
])('%s is as long as the specification says', (type, length) => {
  expect(codesOf(type)).toHaveLength(length);
});

test('the labels that the specification gives are kept to the letter', () => {
  expect(englishOf('job_status')).toEqual(['Job Received', 'Ready for Compile', 'Available', 'Accepted', 'Lodged']);
  expect(englishOf('duty_treatment')).toEqual(['Duty: FREE']);
  expect(englishOf('extraction_step')).toEqual([...EXTRACTION_STEPS, 'failed']);
  expect(englishOf('additional_document')).toEqual([
    'freight invoice',
    'china export declaration',
    'manufacturers declaration',
    'fumigation certificate',
    'import permit',
    'illegal logging declaration',
    'asbestos declaration',
    'supporting document',
    'annual packing declaration',
  ]);
});

test('the lists agree with the types that the code uses', () => {
  expect(codesOf('document_type').toSorted()).toEqual([...DOCUMENT_TYPES].toSorted());
  expect(codesOf('job_status')).toEqual([...JOB_STATUSES]);
  expect(codesOf('extraction_step')).toEqual([...EXTRACTION_STEPS, 'failed']);
  expect(codesOf('entry_status')).toEqual(EntryStatus.options);
  expect(codesOf('declaration_status')).toEqual(EntryStatus.options);
  expect(codesOf('lodgement_state')).toEqual(LodgementState.options);
  expect(DOCUMENT_TYPES).toEqual(expect.arrayContaining(codesOf('additional_document')));
});

test('what is not yet implemented is disabled', () => {
  const disabled = CODE_LISTS['declaration_type']?.entries.filter((entry) => entry.disabled).map(({ code }) => code);
  expect(disabled).toEqual(['RCR', 'PD1', 'PD2']);
});

test('a currency says how many decimals its amounts have', () => {
  const decimals = Object.fromEntries(CODE_LISTS['currency']?.entries.map((entry) => [entry.code, entry.decimals]) ?? []);
  expect(decimals).toMatchObject({ AUD: 2, JPY: 0, KRW: 0, VND: 0, KWD: 3, BHD: 3, OMR: 3, CLF: 4, XAU: undefined });
});

test('a type that names no list finds none', () => {
  expect(CODE_LISTS['constructor']).toBeUndefined();
});
