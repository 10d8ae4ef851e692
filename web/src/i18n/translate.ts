/** What stands in a text between double braces, by name; `count` also chooses the form of a counted text. */
export type TextValues = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** Texts by key, the trees of all loaded parts in one. */
export type TextTable = Map<string, string>;

interface TextTree {
  readonly [name: string]: string | TextTree;
}

const VARIABLE = /\{\{(\w+)\}\}/g;

/** Adds the texts of a part under their keys: the names above them, joined by dots. */
export function addToTable(table: TextTable, tree: TextTree, above = ''): void {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') table.set(above + name, value);
    else addToTable(table, value, `${above}${name}.`);
  }
}

/** Translates by one language's table: counted texts take the form that the language has for the number (`_one`, `_other`), and none at all may have one of its own (`_zero`). */
export function translatorOf(table: TextTable, tag: string): (key: string, values?: TextValues) => string {
  const plurals = new Intl.PluralRules(tag);
  const formOf = (key: string, count: unknown) => {
    if (typeof count !== 'number') return undefined;
    const none = count === 0 ? table.get(`${key}_zero`) : undefined;
    return none ?? table.get(`${key}_${plurals.select(count)}`) ?? table.get(`${key}_other`);
  };
  return (key, values = {}) => {
    const text = formOf(key, values['count']) ?? table.get(key) ?? key;
    return text.replace(VARIABLE, (_, name: string) => String(values[name] ?? ''));
  };
}
