import { type Node, node } from '../xml/node.js';
import { NAMED_PRODUCTS } from './named-products.js';
import { type Organisation, seededOrganisations } from './organisations.js';
import { TRADES } from './words.js';

export interface Product {
  readonly number: string;
  readonly description: string;
  readonly unit: string;
  readonly owner: string;
  readonly supplier: string;
  readonly tariff: string;
  readonly isActive: boolean;
}

/** How many products each buyer has. */
const EACH = 4;

/** About five hundred products: those of the list, and some of each buyer, from a seller abroad. */
export function seededProducts(): readonly Product[] {
  const organisations = seededOrganisations();
  const sellers = organisations.filter(({ isConsignor }) => isConsignor);
  const buyers = organisations.filter(({ isConsignee }) => isConsignee);
  return [
    ...namedProducts(),
    ...buyers.flatMap((buyer, index) =>
      Array.from({ length: EACH }, (_, offset) => productOf(buyer, sellers[(index + offset) % sellers.length] ?? buyer, index, offset)),
    ),
  ];
}

/** Products that stand under numbers of their own. */
function namedProducts(): readonly Product[] {
  return NAMED_PRODUCTS.map(([number, description, unit, owner, supplier, tariff, is]) => ({
    number,
    description,
    unit,
    owner,
    supplier,
    tariff,
    isActive: is === 'active',
  }));
}

function productOf(buyer: Organisation, seller: Organisation, index: number, offset: number): Product {
  const trade = TRADES[(index + offset) % TRADES.length] ?? TRADES[0];
  return {
    number: `${buyer.code.slice(0, 6)}-${1001 + index * EACH + offset}`,
    description: `${trade.goods}, model ${index + 1}.${offset + 1}`,
    unit: offset === 3 ? 'SET' : 'NO',
    owner: buyer.code,
    supplier: seller.code,
    tariff: `${trade.tariff}${String(((index + offset) % 9) * 10 + 10)}00`,
    isActive: (index + offset) % 50 !== 49,
  };
}

/** The names of the elements within are this simulator's: the guide of a customer says how they are called there. */
export function productRow(one: Product): Node {
  const related = (relationship: string, code: string) =>
    node('OrgPartRelation', [node('Relationship', relationship), node('OrgHeader', [node('Code', code)], { TableName: 'OrgHeader' })]);
  return node('OrgSupplierPart', [
    node('PartNum', one.number),
    node('Desc', one.description),
    node('StockKeepingUnit', one.unit),
    node('IsActive', one.isActive ? 'true' : 'false'),
    node('OrgPartRelationCollection', [related('OWN', one.owner), related('SUP', one.supplier)]),
    node('CusClassPartPivotCollection', [
      node('CusClassPartPivot', [
        node('TariffNum', one.tariff),
        node('ChildType', 'IMP'),
        node('Country', [node('Code', 'AU')], { TableName: 'RefCountry' }),
      ]),
    ]),
  ]);
}
