/** How papers call what is shipped and what it costs, outside of tables. */
export const CARGO_LABELS = {
  packages:
    'total packages|no of packages|total no of packages|total no of pkgs|packages|package count|total package|number of packages|no of pieces|no of pieces rcp|total pieces|total cartons|no of cartons|cartons|quantity of packages|total no of cartons|number and kind of packages|total ctns|total pallets|pieces|total no of pieces|no of package|total de bultos|bultos|cantidad de bultos|件数|总件数|包装件数|箱数|总箱数|no of pkgs|number of pkgs|total pkgs|packages total|total no of pallets|no of pallets|number of pallets|number of cartons|no of ctns|quantity of cartons|no of cases|number of pieces|total number of pieces|total no of package|packages quantity|number of packages total|total colli|colli:|colis:|nombre de colis|anzahl packstücke|packstücke|numero colli|总箱',
  package_type:
    'packed in|package type|kind of packages|type of packaging|type of packages|packing:|packaging:|包装种类|包装方式|包装单位|包装',
  net_weight:
    'net weight|total net weight|total net|nett weight|n.w.|nw|total n.w.|net wt kg|peso neto|peso neto total|poids net|净重|总净重|净重千克|total nett weight|nett wt|nett:|net mass|total net mass|net weight total|nettogewicht|peso netto|poids net total|净重合计',
  gross_weight:
    'gross weight|total gross weight|total gross|g.w.|gw|total g.w.|weight|total weight|shipment weight|peso bruto|peso bruto total|poids brut|毛重|总毛重|毛重千克|total weight indicate lbs or kgs|weight kg|gross mass|total gross mass|gross weight total|gross weight cargo|cargo gross weight|total cargo weight|bruttogewicht|peso lordo|poids brut total|毛重合计',
  chargeable_weight: 'chargeable weight|chargeable|billable weight',
  volume:
    'volume|total volume|volume cbm|measurement|total measurement|cbm|total cbm|cube|total cube|volume measurements|volumen|体积|总体积|尺码|total cubic|cubic measurement|cubic metre|cubic meters|cubic metres|total volume measurement|gross volume|gross measurement|cubage:|total cubage|total m3|m3:|volume total|volumen total|总立方|立方数',
  dimensions: 'dimensions|package dimensions|carton dimensions|dimension|size|dimensiones|包装尺寸|尺寸',
  shipping_marks:
    'marks and numbers|marks|shipping marks|shipping mark|marks nos|marks and nos|marks no|marks and numbers of packages|marcas y numeros|marcas|case mark|唛头|唛头及编号|标记唛码|运输标记|mark:|marks and numbers on packages|marks no and container|package marks|marking:|markings|shipping marks and numbers|shipping marks and nos|marks numbers|case marks|side mark|marcas de embarque|signum:|marques:|标记及号码|标记',
  container_number:
    'container no|container|container numbers|container number|cntr no|ctnr no|contenedor no|contenedor|柜号|集装箱号|箱柜号|container no seal no|containers:|container s|container and seal|container and seal no|container id|container nos|cntr|unit no|箱号',
  seal: 'seal no|seal|seal number|precinto|铅封号|封号',
  goods_description:
    'description of goods|goods|commodity covered|products covered|description of packages and goods|description of commodity|nature and quantity of goods|nature and quantity of goods incl dimensions or volume|goods description|contents|descripcion de mercancias|货物描述|货名|commodity:|commodities:|commodity description|product:|products:|product name|name of product|name of products|name of goods|product description|goods covered|goods declared|description of products|description of consignment goods|description of product|description of the goods|description of cargo|cargo description|cargo:|nature of goods|kind of goods|mercancia|descripcion de la mercancia|warenbezeichnung|designation des marchandises|品名|产品名称|商品名称|货物名称',
  goods_total:
    'subtotal|sub total|net value|total net value|total net amount|subtotal goods|goods total|total goods|goods value|total goods value|merchandise value|total value of goods|invoice sub total|total line items|merchandise total|items total|net amount|net total|total merchandise|total fob value|fob value|value of goods|invoice line total|total ex works|sub total goods|商品总额|货物总额|货值|total net|net total value|total goods amount|product total|products total|total of goods|total value of the goods|items subtotal|item total|value of the goods|amount of goods|ex works value|exw value|warenwert|zwischensumme|sous total|totale merce|totale netto|nettobetrag|小计',
  freight:
    'freight charges|ocean air freight|freight cost|freight amount|air freight|sea freight|ocean freight|shipping|shipping cost|shipping charges|freight delivery amount|freight delivery|freight charge|international freight|shipping and handling|carriage|delivery charge|freight cif|flete|flete internacional|运费|海运费|freight and carriage|transport:|transport cost|transport costs|transportation|transportation charges|delivery cost|shipping fee|postage:|carriage charges|freight value|fracht:|frachtkosten|transporte:|frais de transport|fret:|trasporto:|spese di trasporto|国际运费',
  insurance:
    'insurance|insurance charges|insurance cost|insurance amount|insurance cif|insurance premium|seguro|保险费|保费|marine insurance|insurance value|insurance fee|cargo insurance premium|versicherung:|assurance:|assicurazione:|保险',
  discount:
    'discount|discount rebate|less discount|rebate|descuento|折扣|trade discount|special discount|cash discount|less trade discount|discounts|sconto:|remise:|rabatt:|折扣金额',
  tax: 'tax|vat|gst|sales tax|total tax|tax amount|vat amount|total vat|iva|igv|总税额|税额',
  other_charges:
    'other charges|other|other specify type|handling charges|packing charges|packing|export documentation|documentation fee|documentation|handling|miscellaneous|additional charges|other costs|otros cargos|otros|杂费|其他费用|customs fees|customs brokerage|bank charges|inland freight|surcharge|fuel surcharge|packing cost|packaging charges|packaging cost|forwarding charges|inspection fee|handling fee|service charge|fob charges|local charges|包装费',
  deposit:
    'deposit|less deposit|paid|amount paid|advance payment|prepayment|balance|balance due|定金|预付款|deposit paid|less advance|advance:|advance paid|less prepayment|已付款',
  total_amount:
    'total|total amount|grand total|invoice total|total invoice value|total invoice amount|total value|amount due|total due|total declared value|invoice total amount|invoice value|total invoice|total payable|total price|total sum|invoice amount|total cif value|total amount due|importe total|total a pagar|total general|valor total|monto total|合计|总计|合计总额|总额|总金额|发票总额|合计金额|总价合计|total payable amount|amount payable|payable amount|total to pay|net payable|final amount|gross amount|gross total|total gross amount|total incl vat|total including tax|total due amount|balance due|amount total|invoice grand total|total amount payable|total invoice price|total fob|total cif|total cfr|total exw|total cip|total dap|total cpt|total fca|total order value|gesamtbetrag|rechnungsbetrag|endbetrag|gesamtsumme|total ttc|net a payer|montant total|totale:|totale fattura|importo totale|genel toplam|toplam:|total factura|价税合计|应付金额|总计金额',
  declared_value: 'declared value|declared higher value from merchant',
  declared_value_carriage: 'declared value for carriage|declared value for carrier',
  declared_value_customs: 'declared value for customs',
  total_in_words:
    'say total|say|total in words|amount in words|say us dollars|大写|amount chargeable in words|total amount in words|amount payable in words|in words|invoice value in words|sum in words|say united states dollars|say usd|大写金额|总计大写',
  hs_code:
    'hs code|hs codes|tariff no|tariff code|hts code|hts no|commodity code|harmonized code|h.s. code|hs|codigo arancelario|partida arancelaria|税则号|商品编码|海关编码|hs classification|customs tariff no|hs tariff no|hs code no|statistical no|zolltarifnummer|税则号列|海关商品编号',
};
