import { expect, test } from 'vitest';
import { readXml } from '../testing/read-xml.js';
import { handWritten, sampleShipment } from '../testing/sample-shipment.js';
import { organisationsQuery, productsQuery } from './native-query.js';
import { ownersOf, readOrganisations, readProducts } from './read-master-data.js';
import { documentRequest, shipmentRequest, shipmentRequestByReference } from './requests.js';

const { target, owner } = sampleShipment();
const context = { target, owner };
const EMPTY = readXml('<UniversalResponse><Status>PRS</Status><Data><Native><Body/></Native></Data></UniversalResponse>');

test('a job is asked for by its key as it was written by hand', () => {
  expect(shipmentRequest(context)).toBe(handWritten('shipment-request.xml'));
});

test('a job whose key nobody knows is asked for by our handle', () => {
  const handle = { type: 'TPX', number: 'TPABCDEFGHIJKLMNOPQRST' };
  expect(shipmentRequestByReference(context, handle)).toBe(handWritten('shipment-request-by-reference.xml'));
});

test('the documents of a job are asked for without their content', () => {
  expect(documentRequest(context, true, [{ type: 'DocumentType', value: 'CIV' }])).toBe(handWritten('document-request.xml'));
});

test('organisations are asked for by the beginning of their code', () => {
  expect(organisationsQuery({ beginsWith: 'WAT' })).toBe(handWritten('organisations-query.xml'));
});

test.each([
  [organisationsQuery({ beginsWith: '' }), 'Type="Partial"><Criteria Entity="OrgHeader" FieldName="Code">%</Criteria>'],
  [organisationsQuery({ beginsWith: '50% \u0000<A&B>' }), 'FieldName="Code">50 &lt;A&amp;B&gt;%</Criteria>'],
  [
    productsQuery({ is: 'A%1' }),
    '<Product><CriteriaGroup Type="Key"><Criteria Entity="OrgSupplierPart" FieldName="PartNum">A%1</Criteria>',
  ],
])('what people look for is a text, and a sign that would widen a search is none', (query, expected) => {
  expect(query).toContain(expected);
});

test('organisations are read with their addresses; one without a code is counted', () => {
  const read = readOrganisations(readXml(handWritten('organisations-answer.xml')));
  expect(read?.rows).toMatchObject([
    { code: 'WATTLEAU', name: 'Wattle & Reed Pty Ltd', isActive: 'Y', isConsignee: 'Y', isConsignor: 'N', isBroker: null, port: 'AUSYD' },
    { code: 'WATBRO', isActive: 'N', addresses: [] },
  ]);
  expect(read?.rows[0]?.addresses).toContainEqual(expect.objectContaining({ address1: '14 Kiln Road', postcode: '2019', country: 'AU' }));
  expect(read?.withoutCode).toBe(1);
});

test('products are read with whose they are and how they are classified there', () => {
  const read = readProducts(readXml(handWritten('products-answer.xml')));
  expect(read?.rows).toMatchObject([
    {
      partNumber: '=BSK-30',
      description: 'Storage basket, 30 L',
      unit: 'NO',
      isActive: 'Y',
      tariffs: [{ number: '3926.90.90', country: 'AU' }],
    },
  ]);
  expect(read?.rows.map(ownersOf)).toEqual([['WATTLEAU']]);
});

test('no rows are an answer, and an answer without a body is none', () => {
  expect([readOrganisations(EMPTY), readProducts(EMPTY)]).toEqual([
    { rows: [], withoutCode: 0 },
    { rows: [], withoutNumber: 0 },
  ]);
  expect(readOrganisations(readXml('<html><p>Sign in</p></html>'))).toBeNull();
});
