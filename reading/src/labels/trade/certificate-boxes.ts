import type { MoreLabels } from '../more-labels.js';

/** The boxes of certificates that authorities give: for food and animals, for plants, and those of two languages. */
export const CERTIFICATE_BOXES = {
  certificate_number: `
    no do certificado / certificate no
    no of {the,this} {certificate,permit}
    no serial of certificate
    serial no of {the,} certificate
    tc no
    {certificate,permit,this certificate} {reference no,reference number,unique reference,identifier}
    {certificate,phytosanitary certificate} no original
    {imsoc,traces} {reference,reference no}
    {reference,ref,serial,unique} no of {the,this} {certificate,permit,declaration}
    {serial,certificate} / {reference,serial} {no,number}
    {số,so} / no
  `,
  issue_date: `
    certificate {given,given on,dated,issued on,signed on}
    data / date of issue
    date and signature:
    date of {signature,signing,attestation,certification,issue of certificate,issue of the certificate,issue dd mm yyyy,issue (dd/mm/yyyy),
      certificate issue}
    dt of issue
    {ngày,ngay} / date
    发证日期
    签发日期
    签证日期
    签证日期 date {,of issue}
  `,
  shipper: `
    consignor (exporter)
    consignor / exporter of record
    exportador / exporter
    m/s shipper
    name and address of {consignor exporter,consignor / exporter,sender,shipper exporter}
    người gửi
    người gửi hàng
    sender of {the,} {cargo,goods,consignment,shipment}
    tên và địa chỉ người gửi
    {consignor,exporter,dispatcher} {/,or,and} {exporter,shipper,operator,consignor} {,of record,name address,address}
    {declared,} name and address of {consignor,the consignor,declared exporter,declared consignor}
    发货人名称
    发货人名称 地址
    发货人名称与地址
    发货人名称及地址
  `,
  consignee: `
    declared {consignee,name and address of consignee,name and address of the consignee,receiver}
    name and address of {declared consignee,the declared consignee,consignee importer,receiver}
    người nhận
    người nhận hàng
    receiver of {the,} {cargo,goods,consignment,shipment}
    tên và địa chỉ người nhận
    {consignee,receiver} {abroad,overseas}
    收货人名称
    收货人名称 地址
    收货人名称与地址
    收货人名称及地址
  `,
  country_of_origin: `
    país de origem / country of origin
    {state,country,place,region,territory} of origin {,iso,iso code,code,and iso code,iso country code,and code}
    {state,place} of {production,manufacture,harvest,provenance}
    产地
    产地 place of origin
    原产地
    生产国
  `,
  port_of_loading: `
    nơi đi
    nơi đi / from
    port {and,&} country of {loading,export,shipment}
    porto de embarque
    {loaded,goods loaded,cargo loaded} {at port,at port of,at,in port}
    {loading,shipping} port {and country,& country,name}
    {place,port,point} of {loading,despatch,dispatch} {and country,name,name and address,address}
    启运口岸
    启运地
    启运港
    装运口岸
  `,
  port_of_discharge: `
    destination {port,(port)}
    entry {bip in eu,bcp in eu,port}
    nơi đến
    nơi đến / to
    port of destination {and country,country}
    porto de destino
    {border control post,border inspection post,bcp,bip,point,place,name of the port,name of port} of {entry,entry into the eu,arrival,
      introduction}
    {cargo,goods} {unloaded,discharged} {at,in port}
    {entry,declared,intended,first} {border post,border control post,bcp,bip,point,point of entry,port of entry,port of arrival,
      border inspection post,place of entry}
    入境口岸
    到货口岸
    到达口岸
    目的口岸
  `,
  goods_description: `
    commodities
    description of goods (as per invoice)
    description of {the,} {commodity,commodities,produce,foodstuff,products certified,animal product,consignment and commodity}
    goods (nature, qty)
    goods nature {and quantity,qty,and qty}
    name of {produce,commodity,product} and quantity {declared,}
    produto / product description
    tên hàng
    tên hàng hoá
    tên hàng hóa
    {identification,particulars,name,names,kind,type} of {the,} {products,commodities,commodity,produce,food,foodstuff,animal products,
      articles,articles treated,cargo treated,goods treated}
    产品名称
    品名
    品名及描述
    商品名称
    货物名称
  `,
  packages: `
    nº de volumes / number of packages
    packages (number and type)
    packages {no and type,number and kind}
    {number,no,quantity,kind} {and,&,/} {type,kind,kinds,nature,number,description} of {packages,packaging,packing,packs}
    {number,no} and description of packages
    {total,} {number,no} of {packages,packages declared,volumes}
    件数 包装
    件数及包装种类
    包装数量及种类
    包装种类及数量
  `,
  net_weight: `
    net:
    peso líquido / net weight {,total}
    total quantity, net
    {quantity / weight,quantity or weight,weight,quantity} declared
    {total,} {net quantity,quantity net,quantity (net),net weight declared,net weight total}
    {total,} {quantity,quantity net,net quantity} (net)
    报检数量 重量
    报检重量
    数量 重量
    申报重量
  `,
  gross_weight: `
    gross:
    peso bruto / gross weight {,total}
    total gross
    {total,} gross {weight declared,quantity,weight in kg}
    毛重 gross weight declared
  `,
  container_number: `
    cntr no
    container s concerned
    container {and seal,no / identification,no identification,identification no,no and seal no,seal identification}
    contêiner e lacre
    loaded in {container,container s,containers,container no}
    {identification,numbers,nos,no,id} of {container,containers,the container} {,and seal,and seal no,seal,and seals}
    {số,so} container
  `,
  vessel: `
    name of {conveyance,the means of transport}
    {means of conveyance,conveyance,carrying conveyance} {name,identification}
    运输工具 {means of conveyance,}
  `,
} satisfies MoreLabels;
