import type { Placeholder } from '@tallyport/contracts/customs-table/segment-template';
import type { MessageItem } from './message-item.js';
import { WRITTEN_FORMS } from './value-forms.js';

type Getter = (item: MessageItem) => string;

/** Scopes in which a value is not the item's own: one of the header or an invoice alone makes no segment for a line. */
const ELSEWHERE: readonly string[] = ['header', 'invoice'];

/** Reads a value of an item in the form in which it is written; empty where it has none. */
export function written({ name, form }: Pick<Placeholder, 'name' | 'form'>): Getter {
  const get = getter(name);
  return form === null || form === 'each' ? get : (item) => WRITTEN_FORMS[form].write(get(item));
}

export function isOwn(name: string): boolean {
  return !ELSEWHERE.includes(splitName(name)[0]);
}

function getter(name: string): Getter {
  const [scope, rest] = splitName(name);
  switch (scope) {
    case 'header':
      return ({ header }) => header[rest] ?? '';
    case 'invoice':
      return ({ invoice }) => invoice[rest] ?? '';
    case 'amounts':
      return ({ amounts }) => amounts[rest] ?? '';
    case '':
      return ({ fields }) => fields[name] ?? '';
    default:
      return ({ others }) => others[name] ?? '';
  }
}

function splitName(name: string): readonly [scope: string, rest: string] {
  const dot = name.indexOf('.');
  return dot === -1 ? ['', name] : [name.slice(0, dot), name.slice(dot + 1)];
}
