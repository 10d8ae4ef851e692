import { billsIn } from '../../declaration/compile/bills.js';
import { among } from '../among.js';
import type { Check } from '../check.js';
import { isSameParty } from '../same-party.js';

/** The importer of record is a buyer or a consignee of the papers (domain: documents and checks, §5). */
export const importerAgrees: Check = {
  code: 'importer-agrees',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) => {
    const parts = [...papers.of('invoice'), ...billsIn(papers).shipped];
    return papers
      .of('declaration')
      .map((declaration) =>
        among(declaration, 'owner_name', { kind: 'invoice', parts, fields: ['buyer_name', 'consignee_name'] }, isSameParty),
      );
  },
};
