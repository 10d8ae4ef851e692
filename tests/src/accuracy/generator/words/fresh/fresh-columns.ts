import type { ColumnConcept } from '../lexicon.js';

/** How the papers of the fresh families head their columns. */
export const FRESH_COLUMNS: Readonly<Record<ColumnConcept, string>> = {
  item: 'S.No.|Ln|Sl. No.|Nr.;编号',
  product_code: 'Material|Item #|Our ref. / SKU|Style No.|Catalogue No.|Part #;款号|物料号',
  description: 'Particulars|Item & description|Goods|Description of product|Material description;商品描述|产品名称',
  hs_code: 'HSN/SAC|HS-Code|HTS|Tariff code;海关编码',
  quantity: 'Qty shipped|Ordered qty|Qnty|Quantity shipped|No. of units;件/数量',
  quantity_unit: 'Units|UoM|Unit of qty|Un.;计量单位',
  unit_price: 'Unit rate|Price/unit|U/Price|Unit cost|Price each;单位价格',
  total_price: 'Line amount|Ext. price|Net value|Amt.|Total value;小计|货款金额',
  country_of_origin: 'Ctry|Orig.|Country of mfr.;产地国',
  net_weight: 'N/W|Net wt|Nett wt.;净重量',
  gross_weight: 'G/W|Gross wt|Grs wt.;毛重量',
  volume: 'Vol. m3|Cube|Meas.;立方',
  packages: 'No. of ctns|Pkgs|Cases|Ctn qty;箱数量',
  package_kind: 'Pkg type|Type of pkg;包装形式',
  package_range: 'Carton #|Box no.|Ctn from-to|Case #;箱序',
  pieces_per_package: 'Pcs/ctn|Per ctn|Qty per box;装箱数',
  origin_criterion: 'Origin criterion (see notes)|Conferring criterion|Origin crit.;原产地判定',
  invoice_number_and_date: 'Invoice no., date|Number & date of invoices|Inv. no. and dt.;发票编号和日期',
  marks: 'Marks / numbers of packages|Marks & numbers of pkgs|Case marks;标记和编号',
  container_and_marks: 'Marks and numbers, container nos., seals|Container / seal / marks;标记/箱号',
  package_count: 'Number & kind of pkgs|No. of pkgs or shipping units|Qty of pkgs;包装件数',
  volume_bare: 'Meas. (cubic)|Measurement m3|Cubic meas.;立方数',
  quantity_and_weight: 'Gross wt. or other qty|Gross weight / quantity|Weight or quantity;重量/数量',
};
