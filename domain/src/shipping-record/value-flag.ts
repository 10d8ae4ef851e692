import { type ByField, namedEntries, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import { isAbnValid } from './abn.js';
import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from './air-waybill-number.js';
import { containersIn, isContainerNumberValid } from './iso6346.js';
import { isKnownCountry, isKnownCurrency, isKnownPackage, isKnownUnit } from './known-values.js';

/** What a look at a value alone shows against it. */
export type ValueFlag = 'wrong check digit' | 'not in the list';

/** Where a value stands, as far as a check depends on it: the paper's type, and how the goods travel. */
export interface ValuePlace {
  readonly field: RecordField;
  readonly documentType: string | null;
  readonly transportMode: string | null;
}

type Check = (value: string, place: ValuePlace) => boolean;

const hasRightContainers: Check = (value) => containersIn(value).every((number) => isContainerNumberValid(number));
const isContainer: Check = (value, place) =>
  isContainerNumberValid(value) || (containersIn(value).length > 0 && hasRightContainers(value, place));
/** Only what is written like an air waybill number is one; a house waybill's number and a sea waybill's follow no such rule. */
const isRightIfAirWaybill: Check = (value, { documentType, transportMode }) => {
  const hasRule = documentType !== 'HAWB' && !/sea/i.test(transportMode ?? '') && normaliseAirWaybillNumber(value) !== null;
  return !hasRule || isAirWaybillNumberValid(value);
};

/** Field to check, of headers and lines of every kind of record. */
const CHECK_DIGITS: Readonly<ByField<Check>> = {
  container_number: isContainer,
  containers: hasRightContainers,
  consignment_identifier: hasRightContainers,
  number: isContainer,
  waybill_number: isRightIfAirWaybill,
  bl_number: isRightIfAirWaybill,
  master_number: isRightIfAirWaybill,
  master_bill_number: isRightIfAirWaybill,
  buyer_abn: isAbnValid,
  exporter_abn: isAbnValid,
};
const LISTS: Readonly<ByField<Check>> = {
  currency: isKnownCurrency,
  invoice_currency: isKnownCurrency,
  charge_currency: isKnownCurrency,
  t_i_override_currency: isKnownCurrency,
  dumping_export_price_currency: isKnownCurrency,
  quantity_unit: isKnownUnit,
  invoice_quantity_unit: isKnownUnit,
  legal_quantity_unit: isKnownUnit,
  net_weight_unit: isKnownUnit,
  weight_unit: isKnownUnit,
  volume_unit: isKnownUnit,
  package_type: isKnownPackage,
  country_of_origin: isKnownCountry,
  country_of_export: isKnownCountry,
  country_of_destination: isKnownCountry,
  trade_country: isKnownCountry,
  destination_country: isKnownCountry,
};

/** Every field whose value can be flagged. */
export const FLAGGED_FIELDS: readonly RecordField[] = [CHECK_DIGITS, LISTS].flatMap((checks) =>
  namedEntries(checks).map(([field]) => field),
);

/** What is wrong with a value, or null: a number whose check digit does not agree, or a code, unit or country that no list has. */
export function flagOfValue(place: ValuePlace, value: string): ValueFlag | null {
  if (value.trim() === '') return null;
  const isRight = CHECK_DIGITS[place.field];
  if (isRight) return isRight(value, place) ? null : 'wrong check digit';
  const isListed = LISTS[place.field];
  return !isListed || isListed(value, place) ? null : 'not in the list';
}
