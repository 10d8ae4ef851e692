import type { XmlTag } from './xml-tag.js';

/** An element that is open, and how it is closed. */
export interface OpenElement {
  readonly name: string;
  readonly closing: string;
  /** What holds within it. */
  readonly scope: XmlScope;
}

/** Prefixes and what they stand for, as they hold within an element; the empty one is that of names without prefix. */
export class XmlScope {
  /** Names without attributes that were found right here, so that the next of them is not read again. */
  private readonly right = new Map<string, OpenElement>();

  private constructor(private readonly namespaces: ReadonlyMap<string, string>) {}

  /** Outside of every element only the prefix of XML itself stands for something. */
  static outermost(): XmlScope {
    return new XmlScope(new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]));
  }

  /** As it holds within an element that has these attributes. */
  within(attributes: XmlTag['attributes']): XmlScope {
    let namespaces: Map<string, string> | null = null;
    for (const [name, value] of attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      namespaces ??= new Map(this.namespaces);
      namespaces.set(name.slice('xmlns:'.length), value);
    }
    return namespaces === null ? this : new XmlScope(namespaces);
  }

  namespaceOf(prefix: string): string | undefined {
    return this.namespaces.get(prefix);
  }

  /** Remembers that this name, without attributes, is right in this scope. */
  remember(name: string): OpenElement {
    const element: OpenElement = { name, closing: `</${name}>`, scope: this };
    this.right.set(name, element);
    return element;
  }

  remembered(name: string): OpenElement | undefined {
    return this.right.get(name);
  }
}

export function prefixOf(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
