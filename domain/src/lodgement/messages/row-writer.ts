import type { Placeholder, SendCondition } from '@tallyport/contracts/customs-table/segment-template';
import { placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import { STANDARD_DELIMITERS } from '../../edifact/delimiters.js';
import { releasing } from '../../edifact/interchange.js';
import type { SegmentRow } from './layout.js';
import type { MessageItem } from './message-item.js';
import { isOwn, written } from './written-value.js';

/** Adds the segments of one row for an item to a message, as they are sent: none, one, or one for each of several values. */
export type RowWriter = (item: MessageItem, into: string[]) => void;

type ComponentWriter = (item: MessageItem, one: string) => string;

const { component: COMPONENT, element: ELEMENT, terminator: TERMINATOR } = STANDARD_DELIMITERS;
const released = releasing(STANDARD_DELIMITERS);

/** Makes a writer once for each row, so that an item only picks its values: thousands of lines go through it. */
export function rowWriter(row: SegmentRow): RowWriter {
  const conditions = row.conditions.map(conditionHolds);
  const placeholders = placeholdersOf(row);
  const own = placeholders.filter(({ name }) => isOwn(name)).map(written);
  const several = placeholders.find(({ form }) => form === 'each');
  const write = segmentWriter(row);
  if (several === undefined)
    return (item, into) => {
      if (saysAnything(own, item) && holdAll(conditions, item)) into.push(write(item, ''));
    };
  const valuesOf = written(several);
  return (item, into) => {
    const values = valuesOf(item);
    if (values === '' || !holdAll(conditions, item)) return;
    for (const one of values.split(' ')) into.push(write(item, one));
  };
}

/** Whether a condition of a row holds for an item. */
export function conditionHolds({ name, form, values, isNegated }: SendCondition): (item: MessageItem) => boolean {
  const get = written({ name, form });
  if (values === null) return (item) => get(item) !== '';
  return (item) => values.includes(get(item)) !== isNegated;
}

function saysAnything(own: readonly ((item: MessageItem) => string)[], item: MessageItem): boolean {
  if (own.length === 0) return true;
  for (const get of own) if (get(item) !== '') return true;
  return false;
}

function holdAll(conditions: readonly ((item: MessageItem) => boolean)[], item: MessageItem): boolean {
  for (const holds of conditions) if (!holds(item)) return false;
  return true;
}

/** The segment as text: what is empty at the end of it, or of a composite, is left out. */
function segmentWriter({ tag, elements }: SegmentRow): ComponentWriter {
  const writers = elements.map(elementWriter);
  return (item, one) => {
    let text = tag;
    let delimiters = '';
    for (const write of writers) {
      delimiters += ELEMENT;
      const element = write(item, one);
      if (element === '') continue;
      text += delimiters + element;
      delimiters = '';
    }
    return text + TERMINATOR;
  };
}

/** A composite with places for values is left out where none of them says anything, with what stands beside them. */
function elementWriter(components: readonly (string | Placeholder)[]): ComponentWriter {
  const writers = components.map(componentWriter);
  const isPlace = components.map((component) => typeof component !== 'string');
  const isAlwaysSent = !isPlace.includes(true);
  return (item, one) => {
    let text = '';
    let delimiters = '';
    let isSaid = isAlwaysSent;
    for (const [at, write] of writers.entries()) {
      const component = write(item, one);
      if (component !== '') {
        text += delimiters + component;
        delimiters = '';
        isSaid ||= isPlace[at] === true;
      }
      delimiters += COMPONENT;
    }
    return isSaid ? text : '';
  };
}

function componentWriter(component: string | Placeholder): ComponentWriter {
  if (typeof component === 'string') return () => component;
  const { name, form, codes } = component;
  if (form === 'each') return (_item, one) => released(one);
  const get = written({ name, form });
  return codes === null ? (item) => released(get(item)) : (item) => codeOf(get(item), codes, name);
}

/** A value that customs has no code for was refused before; sending it as nothing would hide it. */
function codeOf(value: string, codes: ReadonlyMap<string, string>, name: string): string {
  const code = value === '' ? '' : codes.get(value);
  if (code === undefined) throw new RangeError(`customs has no code for ${name}`);
  return code;
}
