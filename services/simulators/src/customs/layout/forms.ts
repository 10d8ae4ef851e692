import type { FaultKind } from '../rules/fault.js';
import { isAbn, isAirWaybill, isCcid, isContainerNumber, isVesselId } from './check-digits.js';
import { CODE_LISTS, isCountry, isCurrency } from './code-lists.js';

/** What is wrong with a value that is there, or null. */
export type Form = (value: string) => FaultKind | null;

const when =
  (isRight: (value: string) => boolean, kind: FaultKind): Form =>
  (value) =>
    isRight(value) ? null : kind;
const matching = (pattern: RegExp): Form => when((value) => pattern.test(value), 'form');

const NAMED: Readonly<Record<string, Form>> = {
  abn: when(isAbn, 'checkDigit'),
  ccid: when(isCcid, 'checkDigit'),
  client: when((value) => isAbn(value) || isCcid(value), 'checkDigit'),
  vesselId: when(isVesselId, 'checkDigit'),
  container: when(isContainerNumber, 'checkDigit'),
  airWaybill: when(isAirWaybill, 'checkDigit'),
  vin: matching(/^[A-HJ-NPR-Z0-9]{17}$/u),
  country: when(isCountry, 'unknownCode'),
  currency: when(isCurrency, 'unknownCode'),
  port: when((value) => /^[A-Z]{2}[A-Z2-9]{3}$/u.test(value) && isCountry(value.slice(0, 2)), 'unknownCode'),
  day: when(isDay, 'form'),
  aud: matching(/^\d{1,13}\.\d{2}$/u),
  version: matching(/^[1-9]\d{0,2}$/u),
  line: matching(/^[1-9]\d{0,3}$/u),
  tariff: matching(/^\d{8}$/u),
  statistical: matching(/^\d{2}$/u),
  licence: matching(/^\d{1,5}$/u),
  bsb: matching(/^\d{6}$/u),
  account: matching(/^\d{1,9}$/u),
};

/** Forms with a measure: `text35` letters, `code10` of a code, `number3` places, `percent2`, `amount4`, `signed2`. */
const MEASURED: Readonly<Record<string, (measure: number) => Form>> = {
  text: (length) => (value) => {
    if (value.length > length) return 'tooLong';
    return value === value.trim() ? null : 'form';
  },
  code: (length) => (value) => {
    if (value.length > length) return 'tooLong';
    return /^[A-Z0-9](?:[A-Z0-9 ./-]*[A-Z0-9])?$/iu.test(value) ? null : 'form';
  },
  count: (length) => (value) => (/^(?:0|[1-9]\d*)$/u.test(value) ? when(() => value.length <= length, 'tooLong')(value) : 'form'),
  number: (places) => decimal(/^(?:0|[1-9]\d{0,12})(?:\.(\d+))?$/u, places),
  amount: (places) => decimal(/^(?:0|[1-9]\d{0,12})(?:\.(\d+))?$/u, places),
  signed: (places) => decimal(/^-?(?:0|[1-9]\d{0,12})(?:\.(\d+))?$/u, places),
  percent: (places) => (value) => decimal(/^\d{1,3}(?:\.(\d+))?$/u, places)(value) ?? (Number(value) <= 100 ? null : 'form'),
};

function decimal(pattern: RegExp, places: number): Form {
  return (value) => {
    const parts = pattern.exec(value);
    if (parts === null) return 'form';
    return (parts[1]?.length ?? 0) > places ? 'places' : null;
  };
}

/** The form of this name; a name that does not exist is a mistake in a table. */
export function formOf(name: string): Form {
  const list = CODE_LISTS[name];
  if (list) return when((value) => list.includes(value), 'unknownCode');
  const [, kind = '', measure = ''] = /^([a-z]+)(\d+)$/u.exec(name) ?? [];
  const form = NAMED[name] ?? MEASURED[kind]?.(Number(measure));
  if (form === undefined) throw new Error(`there is no form ${name}`);
  return form;
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/u.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
