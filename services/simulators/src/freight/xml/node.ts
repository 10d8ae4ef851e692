/** An element by its name without a prefix. `text` is its own, without that of its children. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Node[];
}

export function node(name: string, content: string | readonly Node[], attributes: Readonly<Record<string, string>> = {}): Node {
  if (typeof content === 'string') return { name, attributes, text: content, children: [] };
  return { name, attributes, text: '', children: content };
}

/** The first element that a path of names leads to: `DataContext/Company/Code`. */
export function at(from: Node | undefined, path: string): Node | undefined {
  return path.split('/').reduce<Node | undefined>((place, name) => place?.children.find((child) => child.name === name), from);
}

export function textAt(from: Node | undefined, path: string): string {
  return at(from, path)?.text.trim() ?? '';
}

/** All elements of a name, however deep, in the order of the document. */
export function all(from: Node, name: string): readonly Node[] {
  return from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

/** The same tree with each element as `change` makes it, the innermost first; null takes it away. */
export function mapped(from: Node, change: (one: Node, path: readonly Node[]) => Node | null, path: readonly Node[] = []): Node | null {
  const children = from.children.flatMap((child) => mapped(child, change, [...path, from]) ?? []);
  return change({ ...from, children }, path);
}
