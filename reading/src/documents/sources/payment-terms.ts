import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { DOUBT } from '../../certainty.js';
import { readShortText, type ValueReader } from '../../fields/value-readers.js';

/** Words of which at least one stands in nearly every term of payment. */
const OF_PAYMENT = new RegExp(
  anyOf(String.raw`
    pa(?:y|id)
    days?
    advance
    credit
    l\s?/?\s?c(?!\p{L})
    t\s?/?\s?t(?!\p{L})
    d\s?/\s?[ap](?!\p{L})
    cash
    c\.?[io]\.?[ad](?!\p{L})
    transfer
    remit
    wire
    swift
    account
    deposit
    balance
    sight
    net(?!\p{L})
    draft
    due
    receipt
    documents
    collection
    letter
    bank
    free
    sample
    charge
    %
    付
    款
    电汇
    信用证
    `),
  'iu',
);

/** A term of delivery alone says nothing of payment, although both stand at `Terms`. Words that speak of no payment are doubtful. */
export const readPayment: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  if (read === null || OF_PAYMENT.test(String(read.value))) return read;
  return incotermsIn(String(read.value).toUpperCase()).length > 0 ? null : { ...read, certainty: DOUBT.strangeTerm * read.certainty };
};

/** `Payment by: 30 days from B/L date` tells a term; a day in numbers is the day itself. */
export const readPaymentForDay: ValueReader = (candidate, label, text) => {
  const read = readPayment(candidate, label, text);
  const isDay = read !== null && daysIn(String(read.value), text.dayOrder).length > 0;
  return read === null || isDay || !OF_PAYMENT.test(String(read.value)) ? null : { ...read, certainty: DOUBT.strangeTerm * read.certainty };
};
