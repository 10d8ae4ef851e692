import type { ColumnRole } from './column-heads.js';

/** How accounting and shipping programs head columns, in short words and in several; in braces stand words that go with the same others. */
export const TRADE_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  item: `
    itm
    lfd
    line item no
    lp
    rec
    seq
    serial
    srl
  `,
  product_code: `
    article barcode
    code ref
    ean barcode
    ean gtin
    item code barcode
    {mat,material,prod,product,art,article,stk,stock,part,mfr part,mfg part,maker part,vendor material,customer material,cust part,drawing,
      design,model,catalog,catalogue,cat,ref,style} {no,nr,code,num,ref}
    存货代码
    存货编码
    物料代码
  `,
  description: `
    activity
    activity description
    article details
    commodity and specification
    goods and service description
    goods and specification
    goods and specifications
    item name
    item text
    line description
    mô tả sản phẩm
    name of commodity
    name of item
    name of material
    name of the goods
    product details
    service description
    text
    {material,product,item,article,goods,job} {service,services}
    存货名称
    存货名称及规格
    货物或应税劳务 服务名称
    货物或应税劳务名称
  `,
  hs_code: `
    ct no
    hs heading no
    hs tariff
    taric
    taric code
    {comm,commod,commodity,stat,statistical,statistics,cust tariff,hsn,hs,ct,tar} {code,no,nr,num}
  `,
  country_of_origin: `
    made in country
    menşe ülkesi
    menşei
    orig {ctry,cntry,country}
    prod {country,ctry}
    {ctry,cntry,country,prod,producing,prod country,cty} {orig,of orig,origin,of mfr,of mfg,of prod,mfg}
    {mfd,made,mfg,produced,manufactured,grown} in
  `,
  quantity: `
    billed
    delivered
    invoiced
    ordered
    qtde
    shipped
    shipped qty
    {billed,inv,order,ordered,ship,shipped,actual,del,delivered,issued,released,sent,out,loaded} {qty,quantity}
    {qty,quantity} {inv,ship,shpd,shipd,del,deld,ord,sold,despatched,out,net,billed,this shipment,sent}
    出库数量
    发货量
    实发数量
    开票数量
  `,
  quantity_unit: `
    me
    per
    un
    uqc
    {sales,meas,measuring,order,base,selling,price,stock,issue,trading} {unit,um,uom}
    {unit,uom,um} {code,name}
    主计量
    主计量单位
    计量
  `,
  unit_price: `
    e preis
    u price
    unit amt
    unit value
    {price,rate,cost} {hundred,thousand}
    {rate,price,cost} {per,per unit,unit,per 100,per 1000,100,1000,m,c,%,‰,each,per each,per thousand,per hundred}
    {unit,net unit,net,sales,selling,sale,your,nett,net sales,net selling,effective} {net price,price,amt,amount,rate}
    含税单价
    售价
    无税单价
  `,
  sell_price: `
    msrp
    rrp
    {list,gross,catalogue,catalog,base,retail,standard,tariff list,original} {price,rate,unit price}
  `,
  total_price: `
    amount due
    ext
    g preis
    goods value
    line net
    net goods value
    net total
    total net
    value of goods
    value of line
    {ext,extd,extended,total,line,net,sum,item,row,invoice} {amt,amount,value,price,total,net}
    价税合计
    无税金额
    本币金额
  `,
  net_weight: `
    n wt
    nett
    netto weight
    peso líquido
    tl tịnh
    {n,nt,nett,net} {wt,wgt,weight,kg,kgs,kilo,line,per line,total,mass}
  `,
  gross_weight: `
    brutto weight
    g wt
    grs
    peso bruto
    tl cả bì
    {g,gr,grs,gross} {wt,wgt,weight,kg,kgs,kilo,line,per line,total,mass}
  `,
  volume: `
    cbm total
    cube m3
    m3
    measurement cbm
    total m3
    vol
    vol m3
  `,
  packages: `
    # ctns
    cases qty
    drums pkgs
    kap adedi
    n colli
    no colli
    packstücke
    số kiện
    volumes
    {pkg,pkgs,packages,ctns} qty
    {tot,total,nos of,no,number of} {ctns,cartons,pkgs,cases,boxes,packs,drums}
    梱包数
  `,
  package_type: `
    pack
    packaging
    {kind,type,nature} of {pkg,pkgs,pack,packs}
  `,
  package_range: `
    colli no
    ctn from to
    from to
    kolli nr
    {ctn,c t,carton,case,pkg,package,colli,box,pallet} {no,nos,nr,range,number,numbers,from to}
  `,
  pieces_per_package: `
    {pcs,pieces,units,qty,quantity,content,contents,sets} {per,} {pkg,pkgs,package,case,ctn,carton,box,pack,drum,pallet}
    {qty,units,pcs} per {ctn,case,pkg}
  `,
  tax: `
    dto
    iskonto
    less
    rabatt
    sconto
    {disc,dis,discount,rebate,less,allowance} {%,pct,percent,amt}
    {gst,vat,igst,cgst,sgst,tax,utgst,cess,iva,mwst} {rate,%,amt,amount,value}
    {tax,vat} {base,amt}
    扣率
  `,
  other: `
    bbd
    bbe
    best before
    bin location
    caducidad
    charge
    col
    color
    colore
    colour
    cor
    couleur
    dlc
    dluo
    exp
    farbe
    lot
    lot nr
    lote
    lotto
    mfd
    mhd
    n de lot
    packed on
    scadenza
    shade
    size
    sizes
    use by
    validade
    {mfg,mfd,prod,production,manufacturing,packing,exp,expiry,expiration,best before,use by} {date,dt,on,day}
  `,
};
