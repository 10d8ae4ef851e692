import { CHECK_OPERATIONS } from './check/http.js';
import { KEPT_GOODS_OPERATIONS } from './classification/kept-http.js';
import { LINE_CLASSIFICATION_OPERATIONS } from './classification/line-http.js';
import { TARIFF_OPERATIONS } from './classification/tariff-http.js';
import { CRM_OPERATIONS } from './crm/http.js';
import { listDeclarationsAfterImport } from './declaration/after-import-http.js';
import { DECLARATION_OPERATIONS } from './declaration/http.js';
import type { Operation } from './define-operation.js';
import { DOCUMENT_OPERATIONS } from './document-extraction/http.js';
import { LESSON_OPERATIONS } from './document-extraction/lessons-http.js';
import { EXPORT_BULK_OPERATIONS } from './freight-export/bulk-http.js';
import { CUSTOMS_INTERFACE_OPERATIONS } from './freight-export/customs-interface-http.js';
import { EXPORT_OPERATIONS } from './freight-export/export-http.js';
import { FREIGHT_MESSAGE_OPERATIONS } from './freight-export/freight-message-http.js';
import { JOB_FREIGHT_OPERATIONS } from './freight-export/job-http.js';
import { FREIGHT_MAPPING_OPERATIONS } from './freight-export/mapping-http.js';
import { PARKED_OPERATIONS } from './freight-export/parked-http.js';
import { PULL_OPERATIONS } from './freight-export/pull-http.js';
import { SYNC_OPERATIONS } from './freight-export/sync-http.js';
import { FREIGHT_SYSTEM_OPERATIONS } from './freight-export/system-http.js';
import { CUSTOMS_MESSAGE_OPERATIONS } from './lodgement/customs-message-http.js';
import { LODGEMENT_OPERATIONS } from './lodgement/http.js';
import { API_KEY_OPERATIONS } from './organisation/api-key-http.js';
import { BRANCH_OPERATIONS } from './organisation/branch-http.js';
import { COLLEAGUE_PICTURE_OPERATIONS } from './organisation/colleague-picture-http.js';
import { ORGANISATION_OPERATIONS } from './organisation/http.js';
import { INVITATION_OPERATIONS } from './organisation/invitation-http.js';
import { MEMBER_OPERATIONS } from './organisation/member-http.js';
import { ORG_SETTING_OPERATIONS } from './organisation/org-setting-http.js';
import { PASSWORD_RESET_OPERATIONS } from './organisation/password-reset-http.js';
import { listOrgWorkflows } from './organisation/process-http.js';
import { PROFILE_OPERATIONS } from './organisation/profile-http.js';
import { REFUSED_CALL_OPERATIONS } from './organisation/refused-calls-http.js';
import { TEAM_OPERATIONS } from './organisation/team-http.js';
import { OUTBOUND_EMAIL_OPERATIONS } from './outbound-email/http.js';
import { REFERENCE_OPERATIONS } from './reference/http.js';
import { listRecordFlags } from './shipping-record/flags-http.js';
import { RECORD_OPERATIONS } from './shipping-record/http.js';
import { WEBHOOK_OPERATIONS } from './webhook/http.js';
import { bulkUpdateWorkOrders } from './work-order/bulk-http.js';
import { HISTORY_OPERATIONS } from './work-order/history-http.js';
import { WORK_ORDER_OPERATIONS } from './work-order/http.js';
import { LIST_VIEW_OPERATIONS } from './work-order/list-view-http.js';
import { OFFER_OPERATIONS } from './work-order/offers-http.js';

/** Every call of the API. The gateway binds a route to each, the OpenAPI page lists each, the tenant matrix tries each. */
export const OPERATIONS: readonly Operation[] = [
  ...ORGANISATION_OPERATIONS,
  ...PROFILE_OPERATIONS,
  listOrgWorkflows,
  ...BRANCH_OPERATIONS,
  ...MEMBER_OPERATIONS,
  ...TEAM_OPERATIONS,
  ...COLLEAGUE_PICTURE_OPERATIONS,
  ...INVITATION_OPERATIONS,
  ...PASSWORD_RESET_OPERATIONS,
  ...ORG_SETTING_OPERATIONS,
  ...REFUSED_CALL_OPERATIONS,
  ...API_KEY_OPERATIONS,
  ...REFERENCE_OPERATIONS,
  ...CRM_OPERATIONS,
  ...WORK_ORDER_OPERATIONS,
  bulkUpdateWorkOrders,
  ...LIST_VIEW_OPERATIONS,
  ...OFFER_OPERATIONS,
  ...HISTORY_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...LESSON_OPERATIONS,
  ...RECORD_OPERATIONS,
  listRecordFlags,
  ...CHECK_OPERATIONS,
  ...DECLARATION_OPERATIONS,
  listDeclarationsAfterImport,
  ...KEPT_GOODS_OPERATIONS,
  ...LINE_CLASSIFICATION_OPERATIONS,
  ...TARIFF_OPERATIONS,
  ...LODGEMENT_OPERATIONS,
  ...CUSTOMS_MESSAGE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...FREIGHT_SYSTEM_OPERATIONS,
  ...FREIGHT_MAPPING_OPERATIONS,
  ...FREIGHT_MESSAGE_OPERATIONS,
  ...CUSTOMS_INTERFACE_OPERATIONS,
  ...JOB_FREIGHT_OPERATIONS,
  ...PULL_OPERATIONS,
  ...SYNC_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...EXPORT_BULK_OPERATIONS,
  ...PARKED_OPERATIONS,
  ...OUTBOUND_EMAIL_OPERATIONS,
];
