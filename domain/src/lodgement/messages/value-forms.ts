import type { ValueForm } from '@tallyport/contracts/customs-table/segment-template';

interface WrittenForm {
  /** The value as the message has it; empty where it is none of this form. */
  readonly write: (value: string) => string;
  readonly read: (written: string) => string;
}

const ABN = /^\d{11}$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const WRITTEN_DAY = /^(\d{4})(\d\d)(\d\d)$/;
const WRITTEN_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const asItIs = (text: string): string => text;

/** How values are written that are not sent as they are kept. `each` stands for several, one segment each. */
export const WRITTEN_FORMS: Readonly<Record<ValueForm, WrittenForm>> = {
  day: { write: (day) => (DAY.test(day) ? day.replace(DAY, '$1$2$3') : ''), read: (text) => text.replace(WRITTEN_DAY, '$1-$2-$3') },
  /** An instant, to the second, in UTC. */
  time: {
    write: (instant) => instant.slice(0, 19).replace(/[-T:]/g, ''),
    read: (text) => text.replace(WRITTEN_TIME, '$1-$2-$3T$4:$5:$6Z'),
  },
  abn: { write: (id) => (ABN.test(id) ? id : ''), read: asItIs },
  ccid: { write: (id) => (ABN.test(id) ? '' : id), read: asItIs },
  each: { write: asItIs, read: asItIs },
};
