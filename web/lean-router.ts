import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.*\.mjs$/;
const NAME_FOR_TOOLS = /^\w+\.displayName = ".*";$/gm;
const MADE_BY_REACT = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the bundler drop those parts of the router that nobody imports (forms, fetchers, links that prefetch): each is made by a
 * call of React that has no effect but its value, and given a name for developers' tools. 2 kB of the desk's first load.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return { code: code.replace(NAME_FOR_TOOLS, '').replace(MADE_BY_REACT, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
