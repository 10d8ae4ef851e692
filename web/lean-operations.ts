import type { Plugin } from 'vite';

const OPERATIONS = /\/contracts\/dist\/.*\/http\.js$/;
const SUMMARY = /^ *summary: (['"`]).*\1,\n/gm;

/** Leaves out of the bundle what the declarations of calls say for the OpenAPI page: the browser shows none of it. */
export function leanOperations(): Plugin {
  return {
    name: 'lean-operations',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: OPERATIONS }, handler: (code) => ({ code: code.replaceAll(SUMMARY, ''), map: null }) },
  };
}
