/** What the worker bundles: every workflow, and nothing else. */
export { extractionWorkflow } from './document-extraction/workflow.js';
export { bulkWorkflow } from './freight-bulk/workflow.js';
export { customsExport, eDocsExport, freightExport } from './freight-export/workflow.js';
export { freightSync } from './freight-sync/workflow.js';
export { lodgementWorkflow } from './lodgement/workflow.js';
export { outboundEmail } from './outbound-email/workflow.js';
export { workOrderWorkflow } from './work-order/workflow.js';
