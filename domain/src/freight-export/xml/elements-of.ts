import type { XmlElement } from '../xml-element.js';
import { type FreightItem, itemsIn, partIn, textIn } from './freight-item.js';
import type { AnyRow } from './layout.js';
import { written } from './value-form.js';

interface GrowingElement extends XmlElement {
  readonly attributes: Record<string, string>;
  text: string;
  readonly children: GrowingElement[];
}

/** The elements that say an item, in the order of its rows. What is null, and a list without members, has none. */
export function elementsOf(rows: readonly AnyRow[], item: FreightItem): readonly XmlElement[] {
  const top = newElement('');
  fill(top, rows, item);
  return top.children;
}

function fill(into: GrowingElement, rows: readonly AnyRow[], item: FreightItem): void {
  for (const row of rows) {
    if ('text' in row) grow(into, row.path).text = row.text;
    else if ('part' in row) fill(into, row.rows, partIn(item, row.part));
    else if ('list' in row) {
      for (const member of itemsIn(item, row.list)) fill(grow(into, row.path, row.content), row.rows, member);
    } else {
      const value = textIn(item, row.field);
      if (value !== null) grow(into, row.path).text = written(row.form, value);
    }
  }
}

/** A new element at a path, inside the elements before it that its path begins with. */
function grow(into: GrowingElement, path: string, content: string | null = null): GrowingElement {
  const names = path.split('/');
  const last = names.pop() ?? '';
  const parent = names.reduce((at, name) => {
    const newest = at.children.at(-1);
    if (newest?.name === name) return newest;
    return added(at, newElement(name));
  }, into);
  if (content !== null) parent.attributes['Content'] = content;
  return added(parent, newElement(last));
}

function added(parent: GrowingElement, child: GrowingElement): GrowingElement {
  parent.children.push(child);
  return child;
}

function newElement(name: string): GrowingElement {
  return { name, attributes: {}, text: '', children: [] };
}
