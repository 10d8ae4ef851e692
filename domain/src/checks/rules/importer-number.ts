import { isAbnValid } from '../../shipping-record/abn.js';
import { isCustomsClientIdValid } from '../../shipping-record/customs-client-id.js';
import type { Check } from '../check.js';
import { filledIn, judged } from '../findings.js';

/** The importer is known to customs: by an Australian business number or a customs client id (domain: identifiers and codes, §3). */
export const importerNumber: Check = {
  code: 'importer-number',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    papers.of('declaration').map((declaration) => {
      const number = declaration.text('owner_id');
      if (number === null) return filledIn(declaration, 'owner_id');
      return judged(isAbnValid(number) || isCustomsClientIdValid(number), declaration.checked('owner_id'));
    }),
};
