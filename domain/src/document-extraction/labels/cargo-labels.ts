/** How papers call what is shipped and what it costs, outside of tables. */
export const CARGO_LABELS = {
  packages:
    'total packages|no of packages|total no of packages|total no of pkgs|packages|package count|total package|number of packages|no of pieces|no of pieces rcp|total pieces|total cartons|no of cartons|cartons|quantity of packages|total no of cartons|number and kind of packages|total ctns|total pallets|pieces|total no of pieces|no of package|total de bultos|bultos|cantidad de bultos|件数|总件数|包装件数|箱数|总箱数',
  package_type:
    'packed in|package type|kind of packages|type of packaging|type of packages|packing|packaging|包装种类|包装方式|包装单位|包装',
  net_weight:
    'net weight|total net weight|total net|nett weight|n.w.|nw|total n.w.|net wt kg|peso neto|peso neto total|poids net|净重|总净重|净重千克',
  gross_weight:
    'gross weight|total gross weight|total gross|g.w.|gw|total g.w.|weight|total weight|shipment weight|peso bruto|peso bruto total|poids brut|毛重|总毛重|毛重千克|total weight indicate lbs or kgs|weight kg',
  chargeable_weight: 'chargeable weight|chargeable|billable weight',
  volume:
    'volume|total volume|volume cbm|measurement|total measurement|cbm|total cbm|cube|total cube|volume measurements|volumen|体积|总体积|尺码',
  dimensions: 'dimensions|package dimensions|carton dimensions|dimension|size|dimensiones|包装尺寸|尺寸',
  shipping_marks:
    'marks and numbers|marks|shipping marks|shipping mark|marks nos|marks and nos|marks no|marks and numbers of packages|marcas y numeros|marcas|case mark|唛头|唛头及编号|标记唛码|运输标记',
  container_number:
    'container no|container|container numbers|container number|cntr no|ctnr no|contenedor no|contenedor|柜号|集装箱号|箱柜号|container no seal no',
  seal: 'seal no|seal|seal number|precinto|铅封号|封号',
  goods_description:
    'description of goods|goods|commodity covered|products covered|description of packages and goods|description of commodity|nature and quantity of goods|nature and quantity of goods incl dimensions or volume|goods description|contents|descripcion de mercancias|货物描述|货名',
  goods_total:
    'subtotal|sub total|net value|total net value|total net amount|subtotal goods|goods total|total goods|goods value|total goods value|merchandise value|total value of goods|invoice sub total|total line items|merchandise total|items total|net amount|net total|total merchandise|total fob value|fob value|value of goods|invoice line total|total ex works|sub total goods|商品总额|货物总额|货值',
  freight:
    'freight charges|ocean air freight|freight cost|freight amount|air freight|sea freight|ocean freight|shipping|shipping cost|shipping charges|freight delivery amount|freight delivery|freight charge|international freight|shipping and handling|carriage|delivery charge|freight cif|flete|flete internacional|运费|海运费',
  insurance: 'insurance|insurance charges|insurance cost|insurance amount|insurance cif|insurance premium|seguro|保险费|保费',
  discount: 'discount|discount rebate|less discount|rebate|descuento|折扣',
  tax: 'tax|vat|gst|sales tax|total tax|tax amount|vat amount|total vat|iva|igv|总税额|税额',
  other_charges:
    'other charges|other|other specify type|handling charges|packing charges|packing|export documentation|documentation fee|documentation|handling|miscellaneous|additional charges|other costs|otros cargos|otros|杂费|其他费用|customs fees|customs brokerage|bank charges|inland freight|surcharge|fuel surcharge',
  deposit: 'deposit|less deposit|paid|amount paid|advance payment|prepayment|balance|balance due|定金|预付款',
  total_amount:
    'total|total amount|grand total|invoice total|total invoice value|total invoice amount|total value|amount due|total due|total declared value|invoice total amount|invoice value|total invoice|total payable|total price|total sum|invoice amount|total cif value|total amount due|importe total|total a pagar|total general|valor total|monto total|合计|总计|合计总额|总额|总金额|发票总额|合计金额|总价合计',
  declared_value: 'declared value|declared higher value from merchant',
  declared_value_carriage: 'declared value for carriage|declared value for carrier',
  declared_value_customs: 'declared value for customs',
  total_in_words: 'say total|say|total in words|amount in words|say us dollars|大写',
  hs_code:
    'hs code|hs codes|tariff no|tariff code|hts code|hts no|commodity code|harmonized code|h.s. code|hs|codigo arancelario|partida arancelaria|税则号|商品编码|海关编码',
};
