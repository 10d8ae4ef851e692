import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { REPOSITORY } from '../run-tool.js';

const IGNORED = ['**/node_modules/**', '**/dist/**', '**/.tallyport/**'];
const ROOMS = ['contracts', 'domain', 'reading', 'workflows', 'services', 'web', 'deploy', 'tests', 'docs'];
/** What a page of a room may name relative to itself. */
const OWN_FOLDERS = ['src', 'fixtures', 'histories', 'decisions'];

/** Every page of the repository, from its root. */
export async function allPages(): Promise<string[]> {
  const pages: string[] = [];
  for await (const page of glob('**/*.md', { cwd: REPOSITORY, exclude: IGNORED })) pages.push(page);
  return pages.toSorted();
}

/** What a page links to or names and what is not there, each as the page writes it. */
export async function absentFrom(page: string): Promise<string[]> {
  const text = await readFile(join(REPOSITORY, page), 'utf8');
  const prose = text.replaceAll(/^```[^]*?^```/gm, '');
  const absent: string[] = [];
  for (const link of linksOf(prose)) if (!(await isLinkGood(page, link))) absent.push(link);
  for (const path of namedPaths(prose)) if (!(await isThere(page, path))) absent.push(path);
  return absent;
}

/** Targets of links and pictures, but for addresses of the web. */
function linksOf(prose: string): string[] {
  const written = prose.replaceAll(/`[^`\n]*`/g, '');
  return [...written.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^(?:https?|mailto):/.test(target));
}

/** Paths in code marks: what begins at a room or at a folder of the page's own, and what ends like a file or a folder. */
function namedPaths(prose: string): string[] {
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  return marked.filter((words) => {
    const [first = ''] = words.split('/');
    const isPath = /^[\w][\w./*{},-]*\/[\w./*{},-]*$/.test(words);
    return isPath && ([...ROOMS, ...OWN_FOLDERS].includes(first) || /\/$|\.[a-z]{2,4}$/.test(words));
  });
}

async function isLinkGood(page: string, link: string): Promise<boolean> {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(REPOSITORY, page) : resolve(REPOSITORY, dirname(page), path);
  if (isOutside(target) || !existsSync(target)) return false;
  return anchor === undefined || headingsOf(await readFile(target, 'utf8')).includes(anchor);
}

/** The names under which the headings of a page can be linked to. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** A page at the root or in `docs` names paths from the root; that of a room (its decisions too) also from anywhere below the room. */
async function isThere(page: string, path: string): Promise<boolean> {
  const home = dirname(page).replace(/\/decisions$/, '');
  const isOfRoom = home !== '.' && !home.startsWith('docs');
  if (await hasMatch(REPOSITORY, path)) return true;
  return isOfRoom && (await hasMatch(join(REPOSITORY, home), `**/${path}`));
}

async function hasMatch(cwd: string, pattern: string): Promise<boolean> {
  for await (const _found of glob(pattern, { cwd, exclude: IGNORED })) return true;
  return false;
}

function isOutside(target: string): boolean {
  const path = relative(REPOSITORY, target);
  return path === '..' || path.startsWith(`..${sep}`);
}
