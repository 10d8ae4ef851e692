import type { WorkflowInterceptors } from '@temporalio/workflow';
import { SealCheck } from './support/seal-check.js';

/** What stands around every workflow of the bundle. */
export function interceptors(): WorkflowInterceptors {
  const check = new SealCheck();
  return { inbound: [check], outbound: [check.outbound] };
}
