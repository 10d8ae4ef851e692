import type { ColumnRole } from './column-heads.js';

/** How accounting and shipping programs head columns, in short words and in several; in braces stand words that go with the same others. */
export const TRADE_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  item: 'itm|srl|serial|lfd|seq|rec|line item no|lp',
  product_code:
    '{mat,material,prod,product,art,article,stk,stock,part,mfr part,mfg part,maker part,vendor material,customer material,cust part,drawing,design,model,catalog,catalogue,cat,ref,style} {no,nr,code,num,ref}|item code barcode|article barcode|ean barcode|ean gtin|code ref|存货编码|物料代码|存货代码',
  description:
    '{material,product,item,article,goods,job} {service,services}|activity|activity description|commodity and specification|goods and specification|goods and specifications|goods and service description|item name|item text|name of commodity|name of item|name of material|name of the goods|product details|article details|text|line description|service description|存货名称|存货名称及规格|货物或应税劳务名称|货物或应税劳务 服务名称|mô tả sản phẩm',
  hs_code:
    '{comm,commod,commodity,stat,statistical,statistics,cust tariff,hsn,hs,ct,tar} {code,no,nr,num}|taric|taric code|hs tariff|ct no|hs heading no',
  country_of_origin:
    '{mfd,made,mfg,produced,manufactured,grown} in|{ctry,cntry,country,prod,producing,prod country,cty} {orig,of orig,origin,of mfr,of mfg,of prod,mfg}|orig {ctry,cntry,country}|prod {country,ctry}|menşei|menşe ülkesi|made in country',
  quantity:
    '{qty,quantity} {inv,ship,shpd,shipd,del,deld,ord,sold,despatched,out,net,billed,this shipment,sent}|{billed,inv,order,ordered,ship,shipped,actual,del,delivered,issued,released,sent,out,loaded} {qty,quantity}|delivered|shipped|invoiced|billed|ordered|shipped qty|qtde|开票数量|实发数量|出库数量|发货量',
  quantity_unit:
    '{sales,meas,measuring,order,base,selling,price,stock,issue,trading} {unit,um,uom}|{unit,uom,um} {code,name}|un|uqc|me|per|主计量|主计量单位|计量',
  unit_price:
    '{unit,net unit,net,sales,selling,sale,your,nett,net sales,net selling,effective} {net price,price,amt,amount,rate}|{rate,price,cost} {per,per unit,unit,per 100,per 1000,100,1000,m,c,%,‰,each,per each,per thousand,per hundred}|unit amt|u price|unit value|{price,rate,cost} {hundred,thousand}|e preis|含税单价|无税单价|售价',
  sell_price: '{list,gross,catalogue,catalog,base,retail,standard,tariff list,original} {price,rate,unit price}|msrp|rrp',
  total_price:
    '{ext,extd,extended,total,line,net,sum,item,row,invoice} {amt,amount,value,price,total,net}|amount due|total net|value of goods|value of line|goods value|net goods value|net total|ext|line net|g preis|价税合计|无税金额|本币金额',
  net_weight: '{n,nt,nett,net} {wt,wgt,weight,kg,kgs,kilo,line,per line,total,mass}|nett|n wt|tl tịnh|netto weight|peso líquido',
  gross_weight: '{g,gr,grs,gross} {wt,wgt,weight,kg,kgs,kilo,line,per line,total,mass}|grs|g wt|tl cả bì|brutto weight|peso bruto',
  volume: 'cube m3|vol m3|vol|m3|cbm total|total m3|measurement cbm',
  packages:
    '{tot,total,nos of,no,number of} {ctns,cartons,pkgs,cases,boxes,packs,drums}|{pkg,pkgs,packages,ctns} qty|# ctns|drums pkgs|cases qty|kap adedi|volumes|số kiện|梱包数|packstücke|n colli|no colli',
  package_type: '{kind,type,nature} of {pkg,pkgs,pack,packs}|pack|packaging',
  package_range:
    '{ctn,c t,carton,case,pkg,package,colli,box,pallet} {no,nos,nr,range,number,numbers,from to}|from to|colli no|kolli nr|ctn from to',
  pieces_per_package:
    '{pcs,pieces,units,qty,quantity,content,contents,sets} {per,} {pkg,pkgs,package,case,ctn,carton,box,pack,drum,pallet}|{qty,units,pcs} per {ctn,case,pkg}',
  tax: '{disc,dis,discount,rebate,less,allowance} {%,pct,percent,amt}|less|{gst,vat,igst,cgst,sgst,tax,utgst,cess,iva,mwst} {rate,%,amt,amount,value}|{tax,vat} {base,amt}|rabatt|sconto|dto|iskonto|扣率',
  other:
    'charge|lot|lotto|lote|lot nr|n de lot|{mfg,mfd,prod,production,manufacturing,packing,exp,expiry,expiration,best before,use by} {date,dt,on,day}|mfd|exp|mhd|bbd|bbe|dluo|dlc|best before|use by|packed on|scadenza|caducidad|validade|shade|colour|color|col|colore|cor|farbe|couleur|size|sizes|bin location',
};
