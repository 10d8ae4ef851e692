import type { Plugin } from 'vite';

const JSON_SCHEMA = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const MESSAGES = /zod\/v4\/locales\/en\.js$/;
const CLASSIC = /zod\/v4\/classic\/schemas\.js$/;
/** `z.string().email()` and its like, each written as one method; zod itself has replaced them by `z.email()`. */
const STRING_FORMAT_METHOD =
  /^ {4}\w+\(params\) \{\n {8}return this\.check\((?:core|iso)\._\w+\((?:iso\.)?Zod\w+, params\)\);\n {4}\},?\n/gm;

/**
 * Leaves out of the browser what zod ties to every schema, so that no bundler can drop it: its JSON Schema writer, since the
 * browser checks values but never describes them; its English messages, since the desk says what is wrong in words of its
 * own; and the old methods of strings for formats, each of which brings a schema. Together 9 kB of each first load.
 * What calls the writer or such a method says so by failing.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (MESSAGES.test(id)) return { code: `export default () => ({ localeError: ({ code }) => code });`, map: null };
      if (CLASSIC.test(id)) return { code: code.replace(STRING_FORMAT_METHOD, ''), map: null };
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
      const absent = `const absent = () => () => { throw new Error('there is no JSON Schema in the browser'); };`;
      return { code: [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n'), map: null };
    },
  };
}
