import { FreightKey, TARGET_TYPES, type TargetType } from '@tallyport/contracts/freight-export/values';
import type { XmlElement } from '../xml-element.js';
import { childNamed, codeOf, descendantsNamed } from './elements.js';

/** What is below these is about other jobs than the one that was asked for. */
const OF_OTHERS: readonly string[] = ['SubShipmentCollection', 'RelatedShipmentCollection'];

/** What an answer says its job is. */
export interface JobKey {
  readonly type: TargetType;
  readonly key: string;
}

/** Where data came from or went to, by the data contexts of an answer; each job once, in the order of the answer. */
export function keysOf(answer: XmlElement): readonly JobKey[] {
  const keys = new Map<string, JobKey>();
  for (const context of contextsOf(answer)) {
    for (const name of ['DataSource', 'DataTarget']) {
      for (const place of descendantsNamed(context, name)) {
        const type = TARGET_TYPES.find((known) => known === codeOf(childNamed(place, 'Type')));
        const key = FreightKey.safeParse(codeOf(childNamed(place, 'Key')));
        if (type !== undefined && key.success) keys.set(`${type} ${key.data}`, { type, key: key.data });
      }
    }
  }
  return [...keys.values()];
}

function contextsOf({ children }: XmlElement): readonly XmlElement[] {
  const own = children.filter(({ name }) => !OF_OTHERS.includes(name));
  return own.flatMap((child) => [...(child.name === 'DataContext' ? [child] : []), ...contextsOf(child)]);
}
