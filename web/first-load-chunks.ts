import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Splitting = Rolldown.CodeSplittingOptions;
type Name = Extract<NonNullable<Splitting['groups']>[number]['name'], (...words: never[]) => unknown>;
type Graph = Parameters<Name>[1];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = at('index.html');
const SHOW = at('src/app/show.tsx');
const PUBLIC = at('src/app/public/public-app.tsx');
const CALLS = at('src/lib/api/call.ts');
const DESK = at('src/app/desk-app.tsx');
const LIST = at('src/features/work-order/list/shipment-list-page.tsx');
const OF_FEATURE = /\/src\/features\//;
/** Through the list of all icons everything reaches every icon: which it uses is told by the names that it imports. */
const ICONS = /\/lucide-react\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/**
 * Which chunk a module of the first load of the desk goes into. Left alone, the bundler makes one of each set of screens that shares a
 * module, 41 for the list of shipments; few that are compressed together take 6 kB less and come in half as many answers. A screen
 * that is opened alone brings no more than before: what the pages beside the desk need too stands apart.
 */
export function firstLoadChunks(): Splitting {
  const reached = new Map<string, Reached>();
  const within = (root: string, graph: Graph, isLater = false) => {
    const key = `${root} ${isLater}`;
    const found = reached.get(key) ?? withImports(root, graph, isLater);
    reached.set(key, found);
    return found;
  };
  const name: Name = (id, graph) => {
    if (ICONS.test(id) && !ICON.test(id)) return 'icon';
    const isIn = (root: string, isLater?: boolean) => {
      const { modules, icons } = within(root, graph, isLater);
      return ICON.test(id) ? icons.has(basename(id, '.mjs').replaceAll('-', '')) : modules.has(id);
    };
    const isRoot = id === DESK || id === LIST;
    if (isIn(ENTRY)) return null;
    if (isIn(SHOW)) return 'react';
    if (isIn(PUBLIC) || (graph.getModuleInfo(id)?.isDynamicEntry && !isRoot)) return null;
    if (isIn(CALLS)) return 'calls';
    if (isIn(DESK)) return isIn(PUBLIC, true) ? 'pages' : 'shell';
    if (isIn(LIST)) return isIn(PUBLIC, true) ? null : OF_FEATURE.test(id) ? 'list' : 'trade';
    return null;
  };
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'first load', name }] };
}

interface Reached {
  readonly modules: ReadonlySet<string>;
  /** In small letters, without dashes. */
  readonly icons: ReadonlySet<string>;
}

/** A module and all that it imports at once, or later too. */
function withImports(root: string, graph: Graph, isLater: boolean): Reached {
  const modules = new Set<string>();
  const icons = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (modules.has(id) || ICONS.test(id)) continue;
    modules.add(id);
    const { importedIds = [], dynamicallyImportedIds = [], code = null } = graph.getModuleInfo(id) ?? {};
    open.push(...importedIds, ...(isLater ? dynamicallyImportedIds : []));
    for (const [, names = ''] of (code ?? '').matchAll(NAMED_ICONS)) {
      for (const name of names.split(',')) icons.add((name.split(' as ')[0] ?? '').trim().toLowerCase());
    }
  }
  return { modules, icons };
}
