import { OPERATIONS } from '@tallyport/contracts/operations';
import type { Standing } from '@tallyport/contracts/organisation/roles';
import { describe, expect, test } from 'vitest';
import { mayCall, PERMISSIONS, STANDINGS, type StandingName } from './permissions.js';

const memberCalls = OPERATIONS.filter((operation) => operation.auth === 'member').map((operation) => operation.id);

/** One letter per standing, in the order compiler, broker, admin, operator, auditor; a point means no. */
const CELLS: Readonly<Record<string, string>> = {
  getOrganisation: 'cbaou',
  getOrgSetting: 'cbaou',
  putOrgSetting: '..a..',
  getCustomsAddress: 'cbaou',
  putCustomsAddress: '..a..',
  listRefusedCalls: '..a.u',
  listApiKeys: '..a.u',
  listApiKeyNames: 'cbaou',
  createApiKey: '..a..',
  revokeApiKey: '..a..',
  'get:declarationLodgement': 'cbaou',
  'preflight:declarationLodgement': 'cbaou',
  'versions:declarationLodgement': 'cbaou',
  'asLodged:declarationLodgement': 'cbaou',
  'interchange:declarationLodgement': 'cbaou',
  'difference:declarationLodgement': 'cbaou',
  'dialogue:declarationLodgement': 'cbaou',
  'lineage:declarationLodgement': 'cbaou',
  'lodge:declarationLodgement': '.b...',
  'amend:declarationLodgement': '.b...',
  'withdraw:declarationLodgement': '.b...',
  'editedOutside:declarationLodgement': '.b...',
  preLodge: '.b...',
  answerQuestions: '.b...',
  finaliseDeclaration: '.b...',
  'get:cargoReportLodgement': 'cbaou',
  'preflight:cargoReportLodgement': 'cbaou',
  'versions:cargoReportLodgement': 'cbaou',
  'asLodged:cargoReportLodgement': 'cbaou',
  'interchange:cargoReportLodgement': 'cbaou',
  'difference:cargoReportLodgement': 'cbaou',
  'dialogue:cargoReportLodgement': 'cbaou',
  'lineage:cargoReportLodgement': 'cbaou',
  'lodge:cargoReportLodgement': '.b...',
  'amend:cargoReportLodgement': '.b...',
  'withdraw:cargoReportLodgement': '.b...',
  'editedOutside:cargoReportLodgement': '.b...',
  listCustomsMessages: 'cbaou',
  getCustomsMessage: 'cbaou',
  listOrganisationCustomsMessages: 'cbaou',
  getOrganisationCustomsMessage: 'cbaou',
  matchCustomsMessage: 'cb...',
  listParties: 'cbaou',
  listFreightSystems: 'cbaou',
  listFreightOrganisations: 'cbaou',
  listPartyFreightCodes: 'cbaou',
  listFreightCodes: 'cbaou',
  createFreightSystem: '..a..',
  putFreightSystem: '..a..',
  putPartyFreightCode: '..a..',
  putFreightCode: '..a..',
  holdFreightSystem: '..ao.',
  releaseFreightSystem: '..ao.',
  listExports: 'cbaou',
  listExportsAsCsv: 'cbaou',
  listExportCauses: 'cbaou',
  getExportSummary: 'cbaou',
  getExport: 'cbaou',
  getExportRequest: 'cbaou',
  getExportAnswer: 'cbaou',
  listJobExports: 'cbaou',
  retryExport: 'cbao.',
  skipExport: '..ao.',
  cancelExport: '..ao.',
  holdExport: '..ao.',
  releaseExport: '..ao.',
  resolveExport: '..ao.',
  createExportBulk: '..ao.',
  getExportBulk: 'cbaou',
  stopExportBulk: '..ao.',
  listParkedStreams: 'cbaou',
  releaseParkedStream: '..ao.',
  createParty: 'cba..',
  createWorkOrder: 'cb...',
  listWorkOrders: 'cbaou',
  searchWorkOrders: 'cbaou',
  getWorkOrder: 'cbaou',
  putWorkOrder: 'cb...',
  deleteWorkOrder: 'cba..',
  updateJobStatus: 'cb...',
  allocateAssignee: 'cba..',
  updateCompiler: 'cba..',
  updateBroker: 'cba..',
  updateAdditionalDetails: 'cb...',
  listConversations: 'cbaou',
  postConversation: 'cba..',
  listHistory: 'cbaou',
  jobTrack: 'cbaou',
  listDocuments: 'cbaou',
  allDocuments: 'cbaou',
  uploadDocuments: 'cb...',
  getDocument: 'cbaou',
  withdrawDocument: 'cb...',
  downloadDocument: 'cbaou',
  pagePicture: 'cbaou',
  pageText: 'cbaou',
  correctSegments: 'cb...',
  getExtraction: 'cbaou',
  retryExtraction: 'cb.o.',
  cancelExtraction: 'cb.o.',
  extractAllDocuments: 'cb.o.',
  listLessons: 'cbaou',
  switchLessons: 'cba..',
  listRecordFlags: 'cbaou',
  listChecks: 'cbaou',
  listConflicts: 'cbaou',
  overrideCheck: 'cb...',
  takeBackOverride: 'cb...',
  'list:waybills': 'cbaou',
  'get:waybills': 'cbaou',
  'amend:waybills': 'cb...',
  'list:invoices': 'cbaou',
  'get:invoices': 'cbaou',
  'amend:invoices': 'cb...',
  'list:packingLists': 'cbaou',
  'get:packingLists': 'cbaou',
  'amend:packingLists': 'cb...',
  'list:certificatesOfOrigin': 'cbaou',
  'get:certificatesOfOrigin': 'cbaou',
  'amend:certificatesOfOrigin': 'cb...',
  'list:packingDeclarations': 'cbaou',
  'get:packingDeclarations': 'cbaou',
  'amend:packingDeclarations': 'cb...',
  'list:fumigationCertificates': 'cbaou',
  'get:fumigationCertificates': 'cbaou',
  'amend:fumigationCertificates': 'cb...',
  'list:chinaExportDeclarations': 'cbaou',
  'get:chinaExportDeclarations': 'cbaou',
  'amend:chinaExportDeclarations': 'cb...',
  'list:declarations': 'cbaou',
  'get:declarations': 'cbaou',
  'amend:declarations': 'cb...',
  'list:cargoReports': 'cbaou',
  'get:cargoReports': 'cbaou',
  'amend:cargoReports': 'cb...',
  compileDeclaration: 'cb...',
  compileCargoReport: 'cb...',
  calcInvoiceLinesUq: 'cb...',
  calcInvoiceLinesCustomsUq: 'cb...',
  recompileDeclaration: 'cb...',
  listDeclarationDifferences: 'cbaou',
  listDeclarationRows: 'cbaou',
  listDeclarationsAfterImport: 'cbaou',
  listOrganisationDeclarations: 'cbaou',
  listOrganisationCargoReports: 'cbaou',
  listProducts: 'cbaou',
  allLookupList: 'cbaou',
  listTariffLookups: 'cbaou',
  listSynonyms: 'cbaou',
  listKeptChanges: 'cbaou',
  saveProduct: 'cba..',
  deleteProduct: 'cba..',
  createTariffLookup: 'cba..',
  putTariffLookup: 'cba..',
  deleteTariffLookup: 'cba..',
  createSynonym: 'cba..',
  putSynonym: 'cba..',
  deleteSynonym: 'cba..',
  listJobProducts: 'cbaou',
  suggestTariffCodes: 'cbaou',
  saveJobProducts: 'cb...',
  matchProductWithSynonyms: 'cb...',
  findInvoiceLinesTariffCode: 'cb...',
  toggleAllInvoiceDetailProductCode: 'cb...',
  refuseTariffCode: 'cb...',
};

function only(name: StandingName): Standing {
  const isRole = name === 'compiler' || name === 'broker';
  return { role: isRole ? name : null, capacities: isRole ? [] : [name], hasLicence: false };
}

describe('the table of permissions', () => {
  test('names every operation of an organisation and no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(memberCalls.toSorted());
    expect(Object.keys(CELLS).sort()).toEqual(memberCalls.toSorted());
  });

  const cells = Object.entries(CELLS).flatMap(([operation, row]) =>
    STANDINGS.map((name, column) => ({ operation, name, allowed: row.charAt(column) !== '.' })),
  );

  test.each(cells)('$operation by $name: $allowed', ({ operation, name, allowed }) => {
    expect(mayCall(operation, only(name))).toBe(allowed);
  });

  test('who is several may do what any of them may', () => {
    expect(mayCall('createParty', { role: null, capacities: ['auditor', 'admin'], hasLicence: false })).toBe(true);
  });

  test('a member without any standing may do nothing', () => {
    expect(memberCalls.filter((operation) => mayCall(operation, { role: null, capacities: [], hasLicence: true }))).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'unknown'])('an operation that is not in the table is nobody’s: %s', (operation) => {
    expect(mayCall(operation, only('broker'))).toBe(false);
  });
});
