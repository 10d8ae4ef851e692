import { explainSystemError } from '@tallyport/runtime/explain-system-error';
import { EngineMissing } from '../engines/find-engine.js';
import { DownloadFailed } from '../engines/official-download.js';
import { ToolFailed } from '../engines/run-tool.js';
import { ChildFailed } from '../processes/child.js';
import { StartRefused } from './start-refused.js';

const SENTENCES = [StartRefused, EngineMissing, DownloadFailed, ChildFailed, ToolFailed];

/** Answers what to say of a start that failed: a sentence for what can be expected, the whole error for a defect. */
export function explainFailure(error: unknown): string {
  if (isDiskFull(error)) {
    return 'The disk is full. Either free some space, or set TALLYPORT_HOME (data) and XDG_CACHE_HOME (engines) to folders on another disk.';
  }
  if (!(error instanceof Error)) return String(error);
  if (SENTENCES.some((kind) => error instanceof kind)) return error.message;
  const refused = explainSystemError(error);
  if (refused !== undefined) {
    return `${refused} Either make it usable, or set TALLYPORT_HOME (data) and XDG_CACHE_HOME (engines) to other folders.`;
  }
  return error.stack ?? error.message;
}

/** Also when the tool that we ran, or the engine, was the one that met the full disk and wrote it in its last lines. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || /No space left on device|ENOSPC/.test(error.message);
}
