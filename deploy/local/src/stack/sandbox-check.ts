import { runTool } from '../engines/run-tool.js';

/** Answers a remark when this system does not let documents be read in a process that has no network. */
export async function sandboxRemark(): Promise<string | undefined> {
  return await runTool('unshare', ['--user', '--map-root-user', '--net', 'true']).then(
    () => undefined,
    () => 'This system gives no process of its own without network (unshare): documents are read without that wall.',
  );
}
