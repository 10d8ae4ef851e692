import { expect, test } from 'vitest';
import { withoutContactBehind } from './contact-behind.js';

test.each([
  ['Quay Road 4, Dammam 31448 C.R.2050077123', 'Quay Road 4, Dammam 31448'],
  ['Rue du Lac 22 - 2610 Bourg - Suisse CHE-103.552.718 TVA', 'Rue du Lac 22 - 2610 Bourg - Suisse'],
  ['Via Alta 322 - 59021 BORGO (PO) - ITALY - VAT IT01955440978', 'Via Alta 322 - 59021 BORGO (PO) - ITALY'],
  ['3-14-6 KITA, OTA-KU, TOKYO 144-0051 JAPAN TEL. 03-3731-7720 FAX. 03-3731-7725', '3-14-6 KITA, OTA-KU, TOKYO 144-0051 JAPAN'],
  ['Quay Road, Sohar GSM: 9933 1177 VATIN: OM1100288177', 'Quay Road, Sohar'],
  ['Prince Road, Moradabad 244001 (U.P.) India · GSTIN 09AAHFA2210R1Z4', 'Prince Road, Moradabad 244001 (U.P.) India'],
  ['1100 Combine Way, Salina, KS 67401, USA EIN 48-1190274', '1100 Combine Way, Salina, KS 67401, USA'],
  ['Tel. 01274 490010', ''],
  ['P.O. Box 44210, Quay Road', 'P.O. Box 44210, Quay Road'],
  ['12 Quay Road, Unit 4410', '12 Quay Road, Unit 4410'],
])('%s is the address %s', (line, address) => {
  expect(withoutContactBehind(line)).toBe(address);
});
