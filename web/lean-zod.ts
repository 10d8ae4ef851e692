import type { Plugin } from 'vite';

const JSON_SCHEMA = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const MESSAGES = /zod\/v4\/locales\/en\.js$/;

/**
 * Leaves out of the browser what zod ties to every schema, so that no bundler can drop it: its JSON Schema writer, since the
 * browser checks values but never describes them, and its English messages, since the desk says what is wrong in words of its
 * own. Together 6 kB of each first load. What calls the writer says so by failing.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (MESSAGES.test(id)) return { code: `export default () => ({ localeError: ({ code }) => code });`, map: null };
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
      const absent = `const absent = () => () => { throw new Error('there is no JSON Schema in the browser'); };`;
      return { code: [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n'), map: null };
    },
  };
}
