import { all, type Node, textAt } from '../xml/node.js';

/** Whether a row is meant: by all criteria of one group, exactly or, where the group is partial, with `%` for anything. */
export function isWanted(row: Node, content: Node): boolean {
  const groups = content.children.filter(({ name }) => name === 'CriteriaGroup');
  return groups.some((group) => all(group, 'Criteria').every((one) => meets(row, one, group.attributes['Type'] === 'Partial')));
}

function meets(row: Node, criteria: Node, isPartial: boolean): boolean {
  const { Entity: entity = row.name, FieldName: field = '' } = criteria.attributes;
  const path = entity === row.name ? field : `${entity}/${field}`;
  const values = path.includes('/')
    ? all(row, entity).map((one) => textAt(one, field))
    : [textAt(row, `${path}/Code`) || textAt(row, path)];
  const wanted = criteria.text.trim().toUpperCase();
  return values.some((value) => (isPartial ? isLike(value.toUpperCase(), wanted) : value.toUpperCase() === wanted));
}

function isLike(value: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('%');
  if (rest.length === 0) return value === head;
  if (!value.startsWith(head)) return false;
  const tail = rest.pop() ?? '';
  let from = head.length;
  for (const part of rest) {
    const found = value.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return value.length - tail.length >= from && value.endsWith(tail);
}

/** Which rows are answered, by `<Paging><PageNumber/><PageSize/></Paging>`: how a page is asked for is this simulator's. Without that, all of them. A sentence where it is none. */
export function pageOf(content: Node, found: number): { readonly from: number; readonly to: number } | string {
  if (!content.children.some(({ name }) => name === 'Paging')) return { from: 0, to: found };
  const size = Number(textAt(content, 'Paging/PageSize'));
  const number = Number(textAt(content, 'Paging/PageNumber'));
  if (!Number.isInteger(size) || !Number.isInteger(number) || size < 1 || number < 1) return 'Error - Paging is not valid';
  return { from: Math.min((number - 1) * size, found), to: number * size };
}
