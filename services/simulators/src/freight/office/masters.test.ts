import { afterEach, expect, test } from 'vitest';
import { FreightDesks, type Heard } from '../testing/freight-desk.js';
import { native, organisationQuery, shipment } from '../testing/messages.js';
import { all, textAt } from '../xml/node.js';

const desks = new FreightDesks();

afterEach(() => desks.close());

const codes = ({ root }: Heard) => all(root, 'OrgHeader').map((row) => textAt(row, 'Code'));
const productQuery = (criteria: string, paging = '') =>
  native(`<Product version="2.0"><CriteriaGroup Type="Partial">${criteria}</CriteriaGroup>${paging}</Product>`);
const paged = (page: number, size: number) => `<Paging><PageNumber>${page}</PageNumber><PageSize>${size}</PageSize></Paging>`;
const EVERY_PRODUCT = '<Criteria Entity="OrgSupplierPart" FieldName="PartNum">%</Criteria>';

test('organisations are found by a code, a part of a name, and nobody by what nobody is called', async () => {
  const desk = await desks.open();
  const heard = await desk.send(organisationQuery('Code', 'WATTLEAU', 'Exact'));
  expect([heard.status, codes(heard), textAt(all(heard.root, 'OrgHeader')[0], 'FullName')]).toEqual([
    'OK',
    ['WATTLEAU'],
    'WATTLEBIRD LIGHTING PTY LTD',
  ]);
  expect(codes(await desk.send(organisationQuery('FullName', '%bird l%')))).toEqual(['FIGLIGHAM', 'LYRLIGHAM', 'WATTLEAU']);
  expect(codes(await desk.send(organisationQuery('Code', 'WATBRO%')))).toEqual([]);
});

test('about two hundred organisations and five hundred products are there from the beginning, each once', async () => {
  const desk = await desks.open();
  const organisations = codes(await desk.send(organisationQuery('Code', '%')));
  expect([organisations.length, new Set(organisations).size]).toEqual([218, 218]);
  expect((await desk.send(organisationQuery('IsActive', 'false', 'Exact'))).log).toEqual(['Info - 5 found, 5 returned from 1']);
  const products = [];
  for (const page of [1, 2, 3])
    products.push(...all((await desk.send(productQuery(EVERY_PRODUCT, paged(page, 200)))).root, 'OrgSupplierPart'));
  expect(all((await desk.send(productQuery(EVERY_PRODUCT))).root, 'OrgSupplierPart')).toHaveLength(products.length);
  const numbers = products.map((row) => textAt(row, 'PartNum'));
  expect([numbers.length > 450, new Set(numbers).size === numbers.length, numbers.toSorted().join() === numbers.join()]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a page is as long as it is asked for, the last one shorter, and what is no page is an error', async () => {
  const desk = await desks.open();
  const rows = async (page: number, size: number) =>
    all((await desk.send(productQuery(EVERY_PRODUCT, paged(page, size)))).root, 'OrgSupplierPart');
  expect([(await rows(1, 7)).length, (await rows(2, 7)).length, (await rows(99, 100)).length]).toEqual([7, 7, 0]);
  expect(await desk.send(productQuery(EVERY_PRODUCT, paged(0, 10)))).toMatchObject({ status: 'ERR', log: ['Error - Paging is not valid'] });
});

test('products are found by their owner, and by all criteria of a group', async () => {
  const desk = await desks.open();
  const owner = '<Criteria Entity="OrgHeader" FieldName="Code">WATTLEAU</Criteria>';
  const found = all((await desk.send(productQuery(owner))).root, 'OrgSupplierPart');
  expect(found.length).toBeGreaterThan(0);
  const number = textAt(found[0], 'PartNum');
  const both = `${owner}<Criteria Entity="OrgSupplierPart" FieldName="PartNum">${number}</Criteria>`;
  expect(all((await desk.send(productQuery(both))).root, 'PartNum').map(({ text }) => text)).toEqual([number]);
});

test('what a system is told of its organisations stays its own: inserted, updated, taken away', async () => {
  const desk = await desks.open();
  const change = (action: string, more = '') =>
    desk.send(native(`<Organization><OrgHeader Action="${action}"><Code>WATTLEAU</Code>${more}</OrgHeader></Organization>`));
  expect((await change('INSERT')).log).toEqual(['Error - OrgHeader WATTLEAU exists already']);
  expect(await change('MERGE', '<IsActive>false</IsActive>')).toMatchObject({ status: 'OK' });
  expect((await desk.send(shipment())).log).toEqual(['Error - Organization code WATTLEAU is not active']);
  expect((await desk.send(shipment(), { system: 'LBYSYD' })).status).toBe('PRS');
  await change('DELETE');
  expect((await desk.send(shipment())).log).toEqual(['Error - Organization code WATTLEAU not found']);
  expect((await change('UPDATE')).log).toEqual(['Error - OrgHeader WATTLEAU not found']);
  expect(desk.outcomes()).toEqual(['refused', 'master data changed', 'refused', 'created', 'master data changed', 'refused', 'refused']);
});

test('master data of other kinds and in other namespaces are refused', async () => {
  const desk = await desks.open();
  expect((await desk.send(native('<Rates/>'))).log).toEqual(['Error - Native Rates is not supported']);
  const other = organisationQuery('Code', '%').replace('2011/11', '2012/11');
  expect((await desk.send(other)).log[0]).toContain('Namespace');
});
