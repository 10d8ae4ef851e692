import type { Standing } from '@tallyport/contracts/organisation/roles';

/** What a member can be; one member can be several, and may do what any of them may. */
export const STANDINGS = ['compiler', 'broker', 'admin', 'operator', 'auditor'] as const;
export type StandingName = (typeof STANDINGS)[number];

const EVERYBODY = STANDINGS;
/** Who works on jobs, documents and records. What a step on the bar needs beyond this, its decider says. */
const WORKING = ['compiler', 'broker'] as const;
/** Who signs for the organisation with customs. */
const BROKER = ['broker'] as const;
const ADMIN = ['admin'] as const;
const ADMIN_OR_AUDITOR = ['admin', 'auditor'] as const;
/** Who keeps the exports going. */
const ADMIN_OR_OPERATOR = ['admin', 'operator'] as const;
const WORKING_OR_ADMIN = ['compiler', 'broker', 'admin'] as const;
const WORKING_OR_OPERATOR = ['compiler', 'broker', 'operator'] as const;

/**
 * Who may do what: every operation of an organisation by its id, and who may call it.
 * An auditor reads everything and changes nothing. An operation that is missing here is nobody's.
 */
export const PERMISSIONS: Readonly<Record<string, readonly StandingName[]>> = {
  getOrganisation: EVERYBODY,
  getOrgSetting: EVERYBODY,
  putOrgSetting: ADMIN,
  getCustomsAddress: EVERYBODY,
  putCustomsAddress: ADMIN,
  listRefusedCalls: ADMIN_OR_AUDITOR,
  listParties: EVERYBODY,
  createParty: WORKING_OR_ADMIN,

  listWorkOrders: EVERYBODY,
  searchWorkOrders: EVERYBODY,
  getWorkOrder: EVERYBODY,
  listHistory: EVERYBODY,
  jobTrack: EVERYBODY,
  listConversations: EVERYBODY,
  createWorkOrder: WORKING,
  putWorkOrder: WORKING,
  updateJobStatus: WORKING,
  updateAdditionalDetails: WORKING,
  postConversation: WORKING_OR_ADMIN,
  deleteWorkOrder: WORKING_OR_ADMIN,
  allocateAssignee: WORKING_OR_ADMIN,
  updateCompiler: WORKING_OR_ADMIN,
  updateBroker: WORKING_OR_ADMIN,

  listDocuments: EVERYBODY,
  allDocuments: EVERYBODY,
  getDocument: EVERYBODY,
  downloadDocument: EVERYBODY,
  pagePicture: EVERYBODY,
  pageText: EVERYBODY,
  getExtraction: EVERYBODY,
  uploadDocuments: WORKING,
  withdrawDocument: WORKING,
  correctSegments: WORKING,
  retryExtraction: WORKING_OR_OPERATOR,
  cancelExtraction: WORKING_OR_OPERATOR,
  extractAllDocuments: WORKING_OR_OPERATOR,
  listLessons: EVERYBODY,
  switchLessons: WORKING_OR_ADMIN,

  listRecordFlags: EVERYBODY,
  listChecks: EVERYBODY,
  listConflicts: EVERYBODY,
  overrideCheck: WORKING,
  takeBackOverride: WORKING,
  'list:waybills': EVERYBODY,
  'get:waybills': EVERYBODY,
  'amend:waybills': WORKING,
  'list:invoices': EVERYBODY,
  'get:invoices': EVERYBODY,
  'amend:invoices': WORKING,
  'list:packingLists': EVERYBODY,
  'get:packingLists': EVERYBODY,
  'amend:packingLists': WORKING,
  'list:certificatesOfOrigin': EVERYBODY,
  'get:certificatesOfOrigin': EVERYBODY,
  'amend:certificatesOfOrigin': WORKING,
  'list:packingDeclarations': EVERYBODY,
  'get:packingDeclarations': EVERYBODY,
  'amend:packingDeclarations': WORKING,
  'list:fumigationCertificates': EVERYBODY,
  'get:fumigationCertificates': EVERYBODY,
  'amend:fumigationCertificates': WORKING,
  'list:chinaExportDeclarations': EVERYBODY,
  'get:chinaExportDeclarations': EVERYBODY,
  'amend:chinaExportDeclarations': WORKING,
  'list:declarations': EVERYBODY,
  'get:declarations': EVERYBODY,
  'amend:declarations': WORKING,
  'list:cargoReports': EVERYBODY,
  'get:cargoReports': EVERYBODY,
  'amend:cargoReports': WORKING,
  compileDeclaration: WORKING,
  compileCargoReport: WORKING,
  calcInvoiceLinesUq: WORKING,
  calcInvoiceLinesCustomsUq: WORKING,
  recompileDeclaration: WORKING,
  listDeclarationDifferences: EVERYBODY,
  listDeclarationRows: EVERYBODY,
  listDeclarationsAfterImport: EVERYBODY,
  listOrganisationDeclarations: EVERYBODY,
  listOrganisationCargoReports: EVERYBODY,

  'get:declarationLodgement': EVERYBODY,
  'preflight:declarationLodgement': EVERYBODY,
  'versions:declarationLodgement': EVERYBODY,
  'asLodged:declarationLodgement': EVERYBODY,
  'interchange:declarationLodgement': EVERYBODY,
  'difference:declarationLodgement': EVERYBODY,
  'dialogue:declarationLodgement': EVERYBODY,
  'lineage:declarationLodgement': EVERYBODY,
  'lodge:declarationLodgement': BROKER,
  'amend:declarationLodgement': BROKER,
  'withdraw:declarationLodgement': BROKER,
  'editedOutside:declarationLodgement': BROKER,
  preLodge: BROKER,
  answerQuestions: BROKER,
  finaliseDeclaration: BROKER,
  'get:cargoReportLodgement': EVERYBODY,
  'preflight:cargoReportLodgement': EVERYBODY,
  'versions:cargoReportLodgement': EVERYBODY,
  'asLodged:cargoReportLodgement': EVERYBODY,
  'interchange:cargoReportLodgement': EVERYBODY,
  'difference:cargoReportLodgement': EVERYBODY,
  'dialogue:cargoReportLodgement': EVERYBODY,
  'lineage:cargoReportLodgement': EVERYBODY,
  'lodge:cargoReportLodgement': BROKER,
  'amend:cargoReportLodgement': BROKER,
  'withdraw:cargoReportLodgement': BROKER,
  'editedOutside:cargoReportLodgement': BROKER,

  markWaybill: WORKING,
  syncCargowise: WORKING,
  previewFreight: EVERYBODY,
  listJobSyncs: EVERYBODY,
  getJobSync: EVERYBODY,

  listCustomsMessages: EVERYBODY,
  getCustomsMessage: EVERYBODY,
  listOrganisationCustomsMessages: EVERYBODY,
  getOrganisationCustomsMessage: EVERYBODY,
  matchCustomsMessage: WORKING,

  listProducts: EVERYBODY,
  allLookupList: EVERYBODY,
  listTariffLookups: EVERYBODY,
  listSynonyms: EVERYBODY,
  listKeptChanges: EVERYBODY,
  saveProduct: WORKING_OR_ADMIN,
  deleteProduct: WORKING_OR_ADMIN,
  createTariffLookup: WORKING_OR_ADMIN,
  putTariffLookup: WORKING_OR_ADMIN,
  deleteTariffLookup: WORKING_OR_ADMIN,
  createSynonym: WORKING_OR_ADMIN,
  putSynonym: WORKING_OR_ADMIN,
  deleteSynonym: WORKING_OR_ADMIN,

  listJobProducts: EVERYBODY,
  suggestTariffCodes: EVERYBODY,
  saveJobProducts: WORKING,
  matchProductWithSynonyms: WORKING,
  findInvoiceLinesTariffCode: WORKING,
  toggleAllInvoiceDetailProductCode: WORKING,
  refuseTariffCode: WORKING,

  listFreightSystems: EVERYBODY,
  listFreightOrganisations: EVERYBODY,
  listPartyFreightCodes: EVERYBODY,
  listFreightCodes: EVERYBODY,
  createFreightSystem: ADMIN,
  putFreightSystem: ADMIN,
  putPartyFreightCode: ADMIN,
  putFreightCode: ADMIN,
  holdFreightSystem: ADMIN_OR_OPERATOR,
  releaseFreightSystem: ADMIN_OR_OPERATOR,
};

export function mayCall(operationId: string, standing: Standing): boolean {
  const allowed = Object.hasOwn(PERMISSIONS, operationId) ? PERMISSIONS[operationId] : undefined;
  return allowed?.some((name) => name === standing.role || standing.capacities.some((capacity) => capacity === name)) ?? false;
}
