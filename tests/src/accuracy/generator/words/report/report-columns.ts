import type { ColumnConcept } from '../lexicon.js';

/** How the papers of the reporting families head their columns. */
export const REPORT_COLUMNS: Readonly<Record<ColumnConcept, string>> = {
  item: 'Posn|Seq.|Row|N°;行号',
  product_code: 'Product ref.|Reference|Article number|Model|Code;型号|编码',
  description: 'Goods / services|Denomination|Article description|Name of goods|Product denomination;商品名称|名称及规格',
  hs_code: 'Customs tariff|N.C.M.|GTIP|Harmonised code|HS no.;税则号',
  quantity: "Q'ty supplied|Quant.|Qty delivered|Number of units;交货数量",
  quantity_unit: 'Measure|Unit type|Counting unit;单位名称',
  unit_price: 'Price p. unit|Unit value (each)|Unitary price|Rate / unit|Net price each;单价(每件)',
  total_price: 'Sum|Line value|Item total|Amount of line|Amount payable;合价|价款',
  country_of_origin: 'From country|Prov.|Produced in;原产地区',
  net_weight: 'Netto|Weight net|Net of line;净重数',
  gross_weight: 'Brutto|Weight gross|Gross of line;毛重数',
  volume: 'Cubage|m³|Cub. metres;方数',
  packages: 'Colli|Boxes|Parcels|Number of cartons;包装数',
  package_kind: 'Kind of colli|Packed as;包装种别',
  package_range: 'Colli no.|Numbers of boxes|Package serial|Pallet / ctn;箱编号',
  pieces_per_package: 'Content per box|Units / carton|Inner qty;单箱数',
  origin_criterion: 'Criterion of origin|Origin rule met|Rule;原产标准',
  invoice_number_and_date: 'Invoice(s): no. and day|Number(s) and date(s) of invoice|Commercial invoice ref. & date;发票号和日期',
  marks: 'Marks on pkgs.|Package marks and nos.|Identification marks;包装标记',
  container_and_marks: 'Equipment / seal / marks|Unit no., seal no., package marks;柜号标记',
  package_count: 'Quantity / type of packages|Colli, kind|Pkg. count;包件数',
  volume_bare: 'Cubic metre|Space (cubic)|Cubage;容积',
  quantity_and_weight: 'Mass or quantity|Gross mass or other measure|Weight (gross) or number;数量或重量',
};
