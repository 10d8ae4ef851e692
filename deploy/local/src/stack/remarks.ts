import { join } from 'node:path';
import { runTool } from '../engines/run-tool.js';
import { isFile } from './is-file.js';
import { checkout } from './stack-folder.js';

/** Answers a remark when this system does not let documents be read in a process that has no network. */
export async function sandboxRemark(): Promise<string | undefined> {
  return await runTool('unshare', ['--user', '--map-root-user', '--net', 'true']).then(
    () => undefined,
    () => 'This system gives no process of its own without network (unshare): documents are read without that wall.',
  );
}

/** Answers a remark when there is no web app to serve. */
export async function webRemark(): Promise<string | undefined> {
  if (await isFile(join(checkout, 'web/dist/index.html'))) return undefined;
  return 'The web app is not built (web/dist): the address answers calls, but shows no pages.';
}
