import type { ColumnRole } from './column-heads.js';

/** How the printed forms of couriers, trade bodies and exporters head columns, where accounting programs would say it shorter. */
export const FORM_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  description:
    '{complete,full,detailed,exact} {goods description,description of goods,description of contents,commodity description}|full description of goods what material use|{name,kind} and {quality,description} of {goods,commodity}|{goods,commodity} description and size',
  product_code: '{seller,buyer,maker,your,our,part,style,item} {code,no,part,style no,item code,part no}|part style no|item code part',
  hs_code:
    '{harmonized,harmonised,hs,itc hs,hsn itc hs,itc} {code,no,6 code,code no,six digit,six digit code}|hs 6 code|commodity code tariff',
  country_of_origin:
    'where {made,produced,manufactured,grown}|country {of mfg,of mfr,where produced,where made,made}|orgn|origin {state ctry,state country,iso,ctry}|orig iso',
  quantity: '{no,number} of {items,units,articles}|quantity {delivered,of items,of goods}|items {quantity,shipped,count}',
  quantity_unit: '{measured,counted,sold} in|unit of {measure each,sale,qty,quantity}|units of qty|per:|uqc',
  unit_price: 'value {per unit,of one item,each,per item,per piece}|{selling,unit,item} {price each,value each}|price each|rate per unit',
  total_price:
    'value of {the line,line,all items}|{line,total} value line|amount goods|total {value line,fob amt,fob amount}|ttl {amount,amt,value}',
  net_weight:
    'net {kg line,kg of line,kilos,kg of the line,mass}|net wt kgs|{line,total} net {kg,kgs}|nt wt|总净重|净重总计|净重小计|单件净重|净重公斤',
  gross_weight:
    'gross {kg line,kg of line,kilos,kg of the line,mass}|gross wt kgs|{line,total} gross {kg,kgs}|gr wt|总毛重|毛重总计|毛重小计|单件毛重|毛重公斤',
  volume: 'cubic {m,mtr,metre,metres}|cu mtr|cube m3|meas cbm',
  packages: 'pieces {boxes,cartons,packages,pkgs}|no {and kind of pkgs,of pkgs}|{shipment,shipped} pieces|ctns',
  package_range: 'box nos|pkg sr nos|{box,pkg,case,ctn} {sr nos,serial nos,nos from to}|c no',
  pieces_per_package: '{qty,pcs} {box,ctn,pkg}|{box,ctn} {qty,pcs}',
};
