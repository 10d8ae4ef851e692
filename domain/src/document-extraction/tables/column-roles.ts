import { remembered } from '../../remembered.js';
import { canonicalText } from '../labels/tokens.js';
import { Vocabulary } from '../labels/vocabulary.js';

/** How papers head the columns of their tables. */
// biome-ignore format: a table reads best in rows
const COLUMN_HEADS = {
  item: 'no|item no|line no|line|s no|sr no|sl no|row|pos|position|#|item no max 20|item|项号|序号|项次|renglon|linea',
  product_code: 'product code|article code|art no|artikel no|artikelnummer|material code|material number|product ref|item ref|model|stock no|codice|codice articolo|ref no|style number|catalogue no|your part no|our part no|product id|part no|part number|item code|sku|article no|article|art no|material|material no|model no|style no|style|item id|code|catalog no|product no|stock code|p/n|item number|reference|codigo|货号|产品编号|物料编码|款号|商品编号 sku|商品编号',
  description: 'description|bezeichnung|artikelbezeichnung|beschreibung|descrizione|designation of goods|designation of articles|libelle|descricao|full description|description of items|description of articles|detailed description|description of services|goods or services|name of product|product name|goods name|item name|commodities|merchandise|aciklama|货品名称|产品名称|品名描述|description of goods|description of good|goods description|full description of goods|commodity description|product description|item description|description of commodity|name and specification of commodity|commodity|goods|product|products|items|name of goods|details|particulars|particulars of goods|designation|article description|commodity and specification|description and specification of goods|description package kind gross net cube|contents|description of merchandise|kind of goods|material description|nature and quantity of goods|complete description of goods|detailed description of goods|descripcion|descripcion de la mercancia|producto|concepto|品名|货物名称|商品名称|中文品名|货名|品名及规格|品名规格|商品描述|商品名称及规格型号|货物描述',
  description_english: '英文品名|english description|english name|英文名称',
  model: 'model|specification|spec|品牌型号|型号|规格型号|规格|modelo',
  hs_code: 'hs code|customs tariff no|customs tariff number|customs code|hsn sac|hsn/sac|hs classification|zolltarifnummer|warennummer|codice doganale|nomenclature|ncm|taric|tariff|tariff item|tariff item no|tariff heading|hs heading|hs codes|h s code|harm code|harmonized tariff code|hts code|hts|tariff no|tariff code|hs|hsn|hsn code|commodity code|harmonized code|harmonized tariff no|schedule b|hs tariff|hs no|hs code 6 digit code|codigo arancelario|partida arancelaria|商品编码|税则号|税号|海关编码|编码|hs编码',
  quantity: 'quantity|qty ordered|qty invoiced|billed qty|units shipped|pieces|no of pieces|quantita|quantidade|anzahl|miktar|quantity in units|invoice qty|total pcs|total units|total quantity|shipped quantity|quantity piece|no unit|no of units|quantity shipped|order quantity|invoiced quantity|unit shipped|cantidad|cant|quantite|menge|数量|总数量|数量 pcs|件数 pcs|qty shipped',
  quantity_unit: 'unit|einheit|unita|unidade|unite|measurement unit|unit of qty|birim|unit of measure|uom|u m|unit of meas|unit of mea sure|units of measure|measure unit|um|unidad|unidad de medida|单位|计量单位|数量单位',
  quantity_and_unit: '数量及单位|quantity and unit',
  prices: '单价 总价 币制|单价总价币制|unit price total price currency',
  final_destination: '最终目的国|最终目的国 地区|最终目的国地区|country of final destination',
  domestic_place: '境内货源地|境内目的地|original place of delivered goods|domestic source of goods',
  duty_mode: '征免|duty mode',
  unit_price: 'unit price|einzelpreis|preis|prezzo|prezzo unitario|preco unitario|prix|price pc|price pcs|price per piece|unit price per piece|unit amount|unit fob price|fob unit price|fob price|sales price|net unit price|birim fiyat|price|unit value|item price|price unit|rate|unit cost|price per unit|price each|unit rate|u price|each|precio unitario|precio|prix unitaire|单价',
  total_price: 'total|betrag|gesamtpreis|gesamt|gesamtbetrag|importo|prezzo totale|preco total|prix total|total ht|line value|extended value|extended total|net value|goods value|total fob|fob value|total net price|taxable value|tutar|amount|total price|total amount|total value|line total|extended price|ext price|value|total value usd|net amount|extension|extended amount|line amount|total usd|total eur|importe|valor total|precio total|total line value|montant|总价|金额|总金额|总值',
  sell_price: 'sell price|list price|gross price',
  currency: 'currency|currency code|币种|币制|moneda',
  country_of_origin: 'country of origin|origin of goods|ursprung|ursprungsland|origine|pays d origine|paese di origine|origem|country origin|orig|mfg country|cty of origin|origin|origin country|country of manufacture|made in|coo|c o o|c o|ctry of mfr|country of mfg|ctry of origin|pais de origen|原产国|原产地|产地|原产国地区',
  net_weight: 'net weight|net wt|net wgt|nett wt|nettogewicht|peso netto|poids net|net mass|net wt per item|n w|n.w.|nett weight|total net weight|n weight|net|net weight kg|peso neto|净重',
  gross_weight: 'gross weight|gross wt|gross mass|peso lordo|poids brut|cargo weight|cargo gross weight|g w|g.w.|total gross weight|gross|gross weight kg|gross or net weight or other quantity|gross weight or other quantity|quantity or gross weight|gross weight or quantity|weight gross or net or other quantity|quantity gross weight or other quantity|gross net weight or other quantity|gross weight or net weight or other quantity|quantity gross or net weight or other measurement|bruttogewicht|peso bruto|毛重',
  weight: 'weight|total weight|unit weight|peso|重量',
  chargeable_weight: 'chargeable weight',
  volume: 'volume|measurement|cbm|m3|m³|cbm m3|cube|volume measurement|cu m|total cbm|volumen|体积|总体积|尺码',
  dimensions: 'dimension|dimensions|size|carton size|measurement cm|dims|dimensiones|包装尺寸|尺寸|外箱尺寸',
  packages: 'no of package|no of packages|number of packages|number of package|colli|colis|pallets|no of pallets|no of cases|packages quantity|number of cartons|total ctns|total packages|no of carton|package|packages|carton|cartons|no of pkg|quantity ctns|ctns|ctn|no of ctn|total carton|no of ctns|carton quantity|quantity ctn|cases|no of pieces rcp|bultos|箱数|件数|包装件数',
  package_type: 'type of packaging|package type|packing|kind of package|type of package|packaging|包装单位|包装|包装种类|包装方式',
  package_range: 'carton no|package no|case no|ctn no|c no|box no|pallet no|package range|carton range|ctn nos|c/no|箱号|件号|包号',
  pieces_per_package: 'piece ctn|pcs/ctn|piece per carton|qty per carton|quantity carton|pcs per ctn|unit in pk|pack size|quantity per carton|每箱数量',
  marks: 'mark no|marks and no|shipping mark|mark|marks and number|mark and no|mark and number on package|marks|唛头|标记唛码',
  container_and_marks: '箱号封号唛头|箱号 封号 唛头|marks no container seal no|marks and nos container seal no|container no seal no marks and no|container no seal no mark|container no seal no|marks and no container no|marks and no container and seal|container no seal no marks and numbers|container and seal no|container no and seal no|container no and seal no marks and no|marks no container no seal no|container size seal no|marks and number container and seal no|container',
  container_number: 'container no|container number|cntr no|柜号|箱柜号|集装箱号',
  seal: 'seal no|seal|封号',
  size_type: 'size type|container type|type size|ctr type|cntr type|type',
  packages_and_description: 'no and kind of package description of goods|kind of package description of goods|kind of package description of goods marks and no container no seal no|description of packages and goods marks and no container no seal no|description of goods and package|number and kind of package description of goods|no kind of package description of goods|no of package description of goods|quantity and description of goods|description of packages and goods|no and kind of package and description of goods|description of packages and good|number and type of packages description of goods|description of goods and packages',
  packages_and_type: 'no and kind of package|number and kind of package|number and type of package|no of package or container|no of package and kind|quantity unit and kind',
  origin_criterion: 'origin criterion|criterion|origin criteria|preferential criterion|origin conferring criteria|criteria for preference|origin criteria|preference criterion|origin conferring criterion|原产地标准',
  invoice_number: 'invoice no and date|invoice reference|number and date of invoices|invoice no date|invoice number date|number date of invoice and invoiced value|number date of invoice|invoice|invoice no|no and date of invoice|number and date of invoice|发票号',
  purchase_order: 'purchase order|po no|po|order no|customer po',
  tax: 'tax|tax %|vat|vat %|gst|discount|disc|fx rate|fx|iva|descuento',
  other: 'eccn|remark|remarks|备注|comments|note|rate class|commodity item no|lot no|batch no|serial no|vendor|order quantity|back order|backordered|status|ordered|brand|品牌',
};

/** What a column of a table holds. */
export type ColumnRole = keyof typeof COLUMN_HEADS;

const heads = new Vocabulary<ColumnRole>(COLUMN_HEADS);

/** What a column under this head holds, or null where the head is not known. Remarks in brackets and currencies do not count. */
export const columnRoleOf = remembered(roleOfHead);

function roleOfHead(head: string): ColumnRole | null {
  const words = head.replace(/^\s*\d{1,2}[.)]\s*(?=\p{L})/u, '');
  const bare = words.replace(/[(（][^)）]*[)）]?/gu, ' ');
  const noMoney = bare.replace(/(?<!\p{L})(?:USD|EUR|GBP|AUD|CNY|RMB|US\$|kgs?|lbs?)(?!\p{L})|[$€£¥]/giu, ' ');
  for (const text of [words, bare, noMoney]) {
    const role = heads.conceptOf(canonicalText(text));
    if (role !== null) return role;
  }
  return bilingualRole(bare);
}

/** `品名 Description` and `Cantidad / Quantity` say one thing twice: the first half that is known decides. */
function bilingualRole(head: string): ColumnRole | null {
  const bySlash = head.split('/');
  const byScript = head.split(/(?<=\p{Script=Han})[\s/]*(?=[a-z])|(?<=[a-z.])[\s/]*(?=\p{Script=Han})/iu);
  for (const halves of [byScript, bySlash]) {
    if (halves.length !== 2) continue;
    for (const half of halves) {
      const role = heads.conceptOf(canonicalText(half));
      if (role !== null) return role;
    }
  }
  return null;
}
