import type { MoreLabels } from '../more-labels.js';

/** The boxes of certificates that authorities give: for food and animals, for plants, and those of two languages. */
export const CERTIFICATE_BOXES = {
  certificate_number:
    '{serial,certificate} / {reference,serial} {no,number}|{certificate,permit,this certificate} {reference no,reference number,unique reference,identifier}|{reference,ref,serial,unique} no of {the,this} {certificate,permit,declaration}|no of {the,this} {certificate,permit}|{imsoc,traces} {reference,reference no}|no serial of certificate|serial no of {the,} certificate|tc no|no do certificado / certificate no|{certificate,phytosanitary certificate} no original|{số,so} / no',
  issue_date:
    'date of {signature,signing,attestation,certification,issue of certificate,issue of the certificate,issue dd mm yyyy,issue (dd/mm/yyyy),certificate issue}|dt of issue|签证日期|签发日期|签证日期 date {,of issue}|data / date of issue|{ngày,ngay} / date|certificate {given,given on,dated,issued on,signed on}|date and signature:|发证日期',
  shipper:
    '{consignor,exporter,dispatcher} {/,or,and} {exporter,shipper,operator,consignor} {,of record,name address,address}|consignor / exporter of record|{declared,} name and address of {consignor,the consignor,declared exporter,declared consignor}|发货人名称及地址|发货人名称 地址|发货人名称|发货人名称与地址|sender of {the,} {cargo,goods,consignment,shipment}|{tên và địa chỉ người gửi,người gửi,người gửi hàng} |consignor (exporter)|m/s shipper|name and address of {consignor exporter,consignor / exporter,sender,shipper exporter}|exportador / exporter',
  consignee:
    '{consignee,receiver} {abroad,overseas}|declared {consignee,name and address of consignee,name and address of the consignee,receiver}|name and address of {declared consignee,the declared consignee,consignee importer,receiver}|收货人名称及地址|收货人名称 地址|收货人名称|收货人名称与地址|receiver of {the,} {cargo,goods,consignment,shipment}|{tên và địa chỉ người nhận,người nhận,người nhận hàng}',
  country_of_origin:
    '{state,country,place,region,territory} of origin {,iso,iso code,code,and iso code,iso country code,and code}|{state,place} of {production,manufacture,harvest,provenance}|产地|生产国|原产地|产地 place of origin|país de origem / country of origin',
  port_of_loading:
    '{place,port,point} of {loading,despatch,dispatch} {and country,name,name and address,address}|{loaded,goods loaded,cargo loaded} {at port,at port of,at,in port}|{loading,shipping} port {and country,& country,name}|port {and,&} country of {loading,export,shipment}|启运地|启运口岸|启运港|装运口岸|nơi đi|nơi đi / from|porto de embarque',
  port_of_discharge:
    '{entry,declared,intended,first} {border post,border control post,bcp,bip,point,point of entry,port of entry,port of arrival,border inspection post,place of entry}|{border control post,border inspection post,bcp,bip,point,place,name of the port,name of port} of {entry,entry into the eu,arrival,introduction}|entry {bip in eu,bcp in eu,port}|{cargo,goods} {unloaded,discharged} {at,in port}|到达口岸|到货口岸|入境口岸|目的口岸|destination {port,(port)}|port of destination {and country,country}|nơi đến|nơi đến / to|porto de destino',
  goods_description:
    'commodities|{identification,particulars,name,names,kind,type} of {the,} {products,commodities,commodity,produce,food,foodstuff,animal products,articles,articles treated,cargo treated,goods treated}|description of {the,} {commodity,commodities,produce,foodstuff,products certified,animal product,consignment and commodity}|name of {produce,commodity,product} and quantity {declared,}|goods nature {and quantity,qty,and qty}|goods (nature, qty)|description of goods (as per invoice)|品名|货物名称|商品名称|产品名称|品名及描述|{tên hàng hóa,tên hàng,tên hàng hoá}|produto / product description',
  packages:
    '{number,no,quantity,kind} {and,&,/} {type,kind,kinds,nature,number,description} of {packages,packaging,packing,packs}|{total,} {number,no} of {packages,packages declared,volumes}|packages (number and type)|packages {no and type,number and kind}|包装种类及数量|包装数量及种类|件数及包装种类|件数 包装|nº de volumes / number of packages|{number,no} and description of packages',
  net_weight:
    'net:|{total,} {quantity,quantity net,net quantity} (net)|{total,} {net quantity,quantity net,quantity (net),net weight declared,net weight total}|{quantity / weight,quantity or weight,weight,quantity} declared|报检数量 重量|报检重量|数量 重量|申报重量|peso líquido / net weight {,total}|total quantity, net',
  gross_weight:
    'gross:|{total,} gross {weight declared,quantity,weight in kg}|total gross|毛重 gross weight declared|peso bruto / gross weight {,total}',
  container_number:
    '{identification,numbers,nos,no,id} of {container,containers,the container} {,and seal,and seal no,seal,and seals}|container {and seal,no / identification,no identification,identification no,no and seal no,seal identification}|{số,so} container|contêiner e lacre|loaded in {container,container s,containers,container no}|container s concerned|cntr no',
  vessel:
    '{means of conveyance,conveyance,carrying conveyance} {name,identification}|运输工具 {means of conveyance,}|name of {conveyance,the means of transport}',
} satisfies MoreLabels;
