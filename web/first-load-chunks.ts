import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Splitting = Rolldown.CodeSplittingOptions;
type Name = Extract<NonNullable<Splitting['groups']>[number]['name'], (...words: never[]) => unknown>;
type Graph = Parameters<Name>[1];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = at('index.html');
const PUBLIC = at('src/app/public/public-app.tsx');
const CALLS = at('src/lib/api/call.ts');
const PROFILE = at('src/features/profile/profile-page.tsx');
const DESK = at('src/app/desk-app.tsx');
const LIST = at('src/features/work-order/list/shipment-list-page.tsx');
const OF_FEATURE = /\/src\/features\//;

/**
 * Which chunk a module of the first load of the desk goes into. Left alone, the bundler makes one of each set of screens that shares a
 * module, 41 for the list of shipments; few that are compressed together take 7 kB less and come in half as many answers. A screen
 * that is opened alone brings no more than before: what the pages beside the desk need too stands apart.
 */
export function firstLoadChunks(): Splitting {
  const reached = new Map<string, ReadonlySet<string>>();
  const within = (root: string, graph: Graph) => {
    const found = reached.get(root) ?? withImports(root, graph);
    reached.set(root, found);
    return found;
  };
  const name: Name = (id, graph) => {
    const isIn = (root: string) => within(root, graph).has(id);
    if (id === DESK || id === LIST || isIn(ENTRY) || isIn(PUBLIC) || graph.getModuleInfo(id)?.isDynamicEntry) return null;
    if (isIn(CALLS)) return 'calls';
    if (isIn(DESK)) return isIn(PROFILE) ? 'pages' : 'desk';
    if (isIn(LIST)) return OF_FEATURE.test(id) ? 'list' : 'trade';
    return null;
  };
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first load', name }] };
}

/** A module and all that it imports at once. */
function withImports(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
