import type { ColumnRole } from './column-heads.js';

/** How the printed forms of couriers, trade bodies and exporters head columns, where accounting programs would say it shorter. */
export const FORM_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  description: `
    full description of goods what material use
    {complete,full,detailed,exact} {goods description,description of goods,description of contents,commodity description}
    {goods,commodity} description and size
    {name,kind} and {quality,description} of {goods,commodity}
  `,
  product_code: `
    item code part
    part style no
    {seller,buyer,maker,your,our,part,style,item} {code,no,part,style no,item code,part no}
  `,
  hs_code: `
    commodity code tariff
    hs 6 code
    {harmonized,harmonised,hs,itc hs,hsn itc hs,itc} {code,no,6 code,code no,six digit,six digit code}
  `,
  country_of_origin: `
    country {of mfg,of mfr,where produced,where made,made}
    orgn
    orig iso
    origin {state ctry,state country,iso,ctry}
    where {made,produced,manufactured,grown}
  `,
  quantity: `
    items {quantity,shipped,count}
    quantity {delivered,of items,of goods}
    {no,number} of {items,units,articles}
  `,
  quantity_unit: `
    per:
    unit of {measure each,sale,qty,quantity}
    units of qty
    uqc
    {measured,counted,sold} in
  `,
  unit_price: `
    price each
    rate per unit
    value {per unit,of one item,each,per item,per piece}
    {selling,unit,item} {price each,value each}
  `,
  total_price: `
    amount goods
    total {value line,fob amt,fob amount}
    ttl {amount,amt,value}
    value of {the line,line,all items}
    {line,total} value line
  `,
  net_weight: `
    net wt kgs
    net {kg line,kg of line,kilos,kg of the line,mass}
    nt wt
    {line,total} net {kg,kgs}
    净重公斤
    净重小计
    净重总计
    单件净重
    总净重
  `,
  gross_weight: `
    gr wt
    gross wt kgs
    gross {kg line,kg of line,kilos,kg of the line,mass}
    {line,total} gross {kg,kgs}
    单件毛重
    总毛重
    毛重公斤
    毛重小计
    毛重总计
  `,
  volume: `
    cu mtr
    cube m3
    cubic {m,mtr,metre,metres}
    meas cbm
  `,
  packages: `
    ctns
    no {and kind of pkgs,of pkgs}
    pieces {boxes,cartons,packages,pkgs}
    {shipment,shipped} pieces
  `,
  package_range: `
    box nos
    c no
    pkg sr nos
    {box,pkg,case,ctn} {sr nos,serial nos,nos from to}
  `,
  pieces_per_package: `
    {box,ctn} {qty,pcs}
    {qty,pcs} {box,ctn,pkg}
  `,
};
