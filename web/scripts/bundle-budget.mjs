// Fails when a first load brings more script than its budget: gzip of the entry, of the chunks that the route needs,
// and of all that these import at once. What is fetched on demand later (menus, dialogs, toasts) does not count.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const BUDGETS = [
  { page: 'sign-in', limit: 90_000, chunks: ['index.html', chunkOf('react'), 'src/app/public/public-app.tsx', 'src/i18n/en/entry.ts'] },
  {
    page: 'shipment list',
    limit: 160_000,
    chunks: [
      'index.html',
      chunkOf('react'),
      // These stand in chunks that are named in first-load-chunks.ts.
      chunkOf('shell'),
      chunkOf('list'),
      'src/i18n/en/entry.ts',
      'src/i18n/en/desk.ts',
    ],
  },
];

function chunkOf(name) {
  const [[key] = []] = Object.entries(manifest).filter(([key, chunk]) => key.startsWith('_') && chunk.name === name);
  return key;
}

function withImports(chunk, found = new Set()) {
  const entry = manifest[chunk];
  if (!entry) throw new Error(`the build has no chunk ${chunk}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) withImports(imported, found);
  return found;
}

for (const { page, limit, chunks } of BUDGETS) {
  const files = [...new Set(chunks.flatMap((chunk) => [...withImports(chunk)]))];
  const sizes = files.map((file) => [gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, file]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log(`${page}: ${(total / 1000).toFixed(1)} kB gzip of ${limit / 1000} kB, ${files.length} files`);
  if (process.argv.includes('--files')) for (const [size, file] of sizes.sort(([a], [b]) => b - a)) console.log(`  ${size}\t${file}`);
  if (total > limit) process.exitCode = 1;
}

// A chunk that imports one that imports it is run before what it needs is there.
const state = new Map();
function refuseCircles(key, path) {
  if (state.get(key) === 'done') return;
  if (state.get(key) === 'open') throw new Error(`chunks import each other: ${[...path.slice(path.indexOf(key)), key].join(' > ')}`);
  state.set(key, 'open');
  for (const imported of manifest[key].imports ?? []) refuseCircles(imported, [...path, key]);
  state.set(key, 'done');
}
for (const key of Object.keys(manifest)) refuseCircles(key, []);
