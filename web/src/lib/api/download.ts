import type { Operation } from '@tallyport/contracts/define-operation';
import { saveFile } from '../save-file.js';
import { callRaw, type InputOf } from './call.js';
import { HttpError } from './http-error.js';

/** Hands the file that a call answers to the person. The token travels in a header, so a plain link would not do. */
export async function download<O extends Operation>(operation: O, input: InputOf<O>, name: string): Promise<void> {
  const response = await callRaw(operation, input);
  if (!response.ok) throw new HttpError(response.status, null);
  saveFile(await response.blob(), name);
}
