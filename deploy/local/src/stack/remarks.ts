import { join } from 'node:path';
import { runTool } from '../engines/run-tool.js';
import { isReachableByOthers } from '../engines/system-account.js';
import { isFile } from './is-file.js';
import { checkout } from './stack-folder.js';

/** Answers a remark when this system does not let documents be read in a process that has no network. */
export async function sandboxRemark(): Promise<string | undefined> {
  return await runTool('unshare', ['--user', '--map-root-user', '--net', 'true']).then(
    () => undefined,
    () => 'This system cannot start a process without network (unshare): documents are read without that protection.',
  );
}

/** Answers a remark when documents cannot be read under an account of their own, though we are root. */
export async function readerRemark(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || (await isReachableByOthers(join(checkout, 'services')))) return undefined;
  return (
    'The account tallyport-reader cannot enter this checkout: documents are read as root, without its privileges. Either start from a ' +
    'folder that others may enter, or start as another user.'
  );
}

/** Answers a remark when there is no web app to serve. */
export async function webRemark(): Promise<string | undefined> {
  if (await isFile(join(checkout, 'web/dist/index.html'))) return undefined;
  return 'The web app is not built (web/dist): the address answers API calls, but shows no pages.';
}
