import type { Plugin } from 'vite';

const WRITERS = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves zod's JSON Schema writer out of the browser. zod ties it to every schema, so that no bundler can drop it, and
 * the browser checks values but never describes them: 5 kB of each first load. What calls it says so by failing.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!WRITERS.test(id)) return null;
      const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
      const absent = `const absent = () => () => { throw new Error('there is no JSON Schema in the browser'); };`;
      return { code: [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n'), map: null };
    },
  };
}
