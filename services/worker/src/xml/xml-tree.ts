import type { XmlLimits } from './xml-limits.js';
import { XmlRefused } from './xml-refusal.js';
import { type OpenElement, prefixOf, XmlScope } from './xml-scope.js';
import type { XmlTag } from './xml-tag.js';

/** Follows tags as they open and close: one root, each tag closed by its own name, nothing too deep, no foreign namespace. */
export class XmlTree {
  private readonly open: OpenElement[] = [];
  private readonly outermost = XmlScope.outermost();
  private elements = 0;
  private attributes = 0;

  constructor(
    private readonly limits: XmlLimits,
    private readonly namespaces: readonly string[],
  ) {}

  put(tag: XmlTag): void {
    this.attributes += Math.max(1, tag.attributes.size);
    if (this.attributes > this.limits.attributes) throw new XmlRefused('attributes', 'it has too many attributes');
    if (tag.kind === 'closes') this.close(tag.name);
    else this.enter(tag);
  }

  /** Puts a tag without attributes whose like was put before: nearly all of a document are, so they are not read again. False for others. */
  putKnown(text: string, from: number, bracket: number): boolean {
    const last = this.open[this.open.length - 1];
    if (last === undefined) return false;
    if (text[from + 1] === '/') {
      if (bracket - from + 1 !== last.closing.length || !text.startsWith(last.closing, from)) return false;
      this.open.pop();
      return true;
    }
    const standsAlone = text[bracket - 1] === '/';
    const known = last.scope.remembered(text.slice(from + 1, standsAlone ? bracket - 1 : bracket));
    if (known === undefined) return false;
    this.count();
    if (!standsAlone) this.open.push(known);
    return true;
  }

  isInside(): boolean {
    return this.open.length > 0;
  }

  /** Throws for text outside the root. */
  requireInside(): void {
    if (this.isInside()) return;
    throw this.elements === 0 ? new XmlRefused('not-xml', 'it has text before its first tag') : twoRoots();
  }

  /** How many elements there were. */
  end(): number {
    if (this.elements === 0) throw new XmlRefused('empty', 'it has no element');
    const last = this.open.at(-1);
    if (last) throw new XmlRefused('truncated', `it ends before ${last.name} is closed`);
    return this.elements;
  }

  private enter({ kind, name, attributes }: XmlTag): void {
    if (this.open.length === 0 && this.elements > 0) throw twoRoots();
    this.count();
    const outer = this.open.at(-1)?.scope ?? this.outermost;
    const scope = outer.within(attributes);
    this.requireKnown(name, attributes, scope);
    const element = scope === outer ? outer.remember(name) : { name, closing: `</${name}>`, scope };
    if (kind === 'opens') this.open.push(element);
  }

  private count(): void {
    this.elements += 1;
    if (this.elements > this.limits.elements)
      throw new XmlRefused('too-many-elements', `it has more than ${this.limits.elements} elements`);
    if (this.open.length >= this.limits.depth) throw new XmlRefused('too-deep', `it is deeper than ${this.limits.depth} elements`);
  }

  private close(name: string): void {
    const last = this.open.pop();
    if (last?.name === name) return;
    throw new XmlRefused('not-well-formed', last ? `${last.name} is closed as ${name}` : `${name} is closed and was not open`);
  }

  private requireKnown(name: string, attributes: XmlTag['attributes'], scope: XmlScope): void {
    const namespace = scope.namespaceOf(prefixOf(name)) ?? '';
    if (!this.namespaces.includes(namespace)) throw new XmlRefused('namespace', `${name} is in the namespace "${namespace.slice(0, 100)}"`);
    for (const attribute of attributes.keys()) {
      const prefix = prefixOf(attribute);
      if (prefix === '' || prefix === 'xmlns' || scope.namespaceOf(prefix) !== undefined) continue;
      throw new XmlRefused('namespace', `${attribute} is in no namespace`);
    }
  }
}

function twoRoots(): XmlRefused {
  return new XmlRefused('not-well-formed', 'it goes on after its root is closed');
}
