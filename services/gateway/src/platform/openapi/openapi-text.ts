import type { Operation } from '@tallyport/contracts/define-operation';
import { openApiDocument } from './openapi-document.js';

/** The page as it is committed: indented, so that a change of the contract can be read in its diff. */
export function openApiText(operations: readonly Operation[]): string {
  return `${JSON.stringify(openApiDocument(operations), null, 2)}\n`;
}
