import type { ColumnRole } from './column-heads.js';

/** Further heads of the columns of bills of lading and air waybills, where marks, containers and packages share their columns. */
export const BILL_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  container_and_marks: `
    container identification marks and numbers
    marks and numbers of containers
    {container no,container nos,container number,container numbers,cntr no,ctnr no} {,and} {seal,seals,seal no,seal nos,seal number,
      seal numbers}
    {container,cntr} id {,and} marks
    {container,containers,cntr,container no,container nos,container number,container numbers,cntr no,ctnr no,equipment no} {,and} {seal,
      seals,seal no,seal nos,seal number,seal numbers} {,and} {marks,mark,marks and nos,marks and no,marks nos,marks and numbers,
      marks numbers,shipping marks,marks no,identification marks}
    {container,containers,container no,container nos,cntr no} {,and} {marks,mark,marks and nos,marks and numbers,shipping marks,marks nos,
      marks and no}
    {container,containers} {,and} {seal,seals}
    {marks,mark,shipping marks,marks and nos,marks and no,marks nos,marks and numbers,marks numbers,marks no} {,and} {container,containers,
      container no,container nos,container number,container numbers,cntr no,ctnr no,cntr,containers no} {,and} {,seal,seals,seal no,
      seal nos,seal number,seal numbers}
    {marks,marks and nos,marks and numbers,marks numbers,marks no} {,and} {seal,seals,seal no,seal nos} {,and} {container,container no,
      container nos,containers}
    {mks,marks} {nos cntr,nos and cntr,and nos cntr,numbers and containers,numbers containers,nos containers,and numbers containers}
    唛头 箱号
    唛头箱号封号
    标记 箱号
    标记箱号
    箱号 标记
    箱号 铅封号
    箱号封号
    集装箱号 封号
  `,
  marks: `
    case marks
    identification of {goods,cargo,packages}
    marks and identification
    marks numbers {of packages,of pkgs}
    mks
    mks {and nos,nos,and no,no,and numbers}
    {marks,mark,shipping marks,case marks,package marks,identification marks,leading marks,side marks,cargo marks} {,and} {no,nos,number,
      numbers,brands} {,of packages,of pkgs,of cargo,of goods,on packages,of the packages,on the packages}
    {marks,mark,shipping marks,case marks,package marks,side marks,leading marks} {,of packages,of goods,of cargo}
    {marks,mks} {and nos on packages,and nos of packages,numbers and brands}
  `,
  packages_and_type: `
    kind and {no,number} of packages
    no of units count
    units {count,no}
    {no,nos,number,quantity,qty,count} {,and,of} {kind,kinds,type,types,nature,description,form} of {packages,pkgs,package,pkg,packing,
      packaging,packs,pieces}
    {no,number,quantity,qty} of {packages,pkgs,pieces,package} {,and} {kind,type,kinds,types,nature,packing,package type,kind of packages}
    {no,number} of {containers or packages,containers or pkgs,containers packages,containers or other packages,containers or units,
      packages or containers,pkgs or containers,packages or units,containers and packages}
    {packages,pkgs} {,and} {kind,type,kind of packages}
    {packages,pkgs} {no,number,quantity,qty} {,and} {kind,type}
    {packages,pkgs} {quantity,number} and {kind,type}
    {quantity,number,no,qty} and {kind,type}
  `,
  packages: `
    pieces rcp
    rcp
    {no,nos,number,quantity,qty,count,total no,total} of {packages,pkgs,pieces,pcs,pkg,packages or shipping units,pkgs or shipping units,
      shipping units,pieces rcp,packages or pieces,pallets,cartons,cases,items,packs,units,packages received,handling units,loading units}
    {packages,pkgs,pieces} {quantity,qty,count,no,total,rcp}
    {quantity,qty} {packages,pkgs}
  `,
  packages_and_description: `
    kind of packages description of goods marks and numbers container no seal no
    number and kind of packages said to contain description
    particulars {packages goods marks and equipment,packages goods marks equipment and seals,packages and goods,of packages and goods,
      of cargo and packages}
    {description,particulars} of {packages and goods,goods and packages,goods and pkgs,packages and contents,containers and goods,
      pkgs and goods,cargo and packages}
    {kind,number and kind,no and kind} of packages description {,of goods} marks and numbers container no seal no
    {kind,type} of {packages,pkgs,containers or packages,packages or containers} {,and} {description of goods,description,goods,
      description of cargo,description of the goods}
    {no,number,quantity,nos} {,and,of} {,kind,kinds,type} {,of} {packages,pkgs,containers or packages,packages or containers} {,
      and} {description,descriptions,description of goods,description of packages and goods,description of cargo,description of the goods,
      goods description,kind of goods,nature of goods,contents}
  `,
  description: `
    contents said to contain
    contents {,dimensions,and dimensions,or dimensions,incl dimensions,dims}
    description of {goods as per shipper,goods shipper s declaration}
    goods and dimensions
    goods {description as per shipper,as described by shipper,as declared,description as declared by shipper,said to contain}
    nature and {quantity,quantity dims,quantity dimensions}
    nature of goods
    said to contain
    shipper s description of goods
    {cargo,goods,commodity,shipper s description,freight} {description,descriptions,particulars,details}
    {description,particulars,nature,kind,details,descriptions} of {goods,cargo,the goods,merchandise,commodity,contents,shipment,
      goods said to contain,goods as declared by shipper,commodities}
    {goods,cargo} (description as per shipper)
    {nature,description} and quantity of goods {,incl dimensions or volume,including dimensions or volume,incl dimensions,
      dimensions or volume}
    {nature,description} of goods {dims,dimensions,and dimensions,and dims,volume,and volume,incl dims}
  `,
  gross_weight: `
    cargo weight
    gr {weight,wt} {of cargo,of goods}
    gross kilos
    gross weight {of goods,kgs lbs,kg lb,mt}
    kilos gross
    weight kilos
    weight of {cargo,goods,the goods,load}
    {cargo,goods} weight
    {gross,cargo gross,gr,grs,total gross,gross cargo} {weight,wt,mass,wgt,wt cargo,weight cargo,weight of cargo,weight kilos,weight kg,
      weight in kilos,weight in kgs,weight kilogrammes}
    {weight,mass} {gross,in kilos,in kgs}
  `,
  volume: `
    measurement {of goods,volume,cube}
    mesurement
    msmt
    {cubic,cube} {meas,metre,metres,meter,meters,measure}
    {measurement,measurements,volume,cubic,cube,measure,meas,cubic measurement,cubic measure,gross measurement,gross volume,total volume} {,
      cbm,m3,cubic,cu m,in cbm,in m3,cubic metres,cubic meters,cubic meas,in cubic metres,cft,cubic feet}
  `,
  chargeable_weight: `
    c wt
    ch wt
    chargeable
    {chargeable,charge,charged,chrgbl,chg} {weight,wt,wgt}
  `,
  seal: '{seal,seals,seal id} {,no,nos,number,numbers}',
  size_type: `
    container type size
    {equipment,container} type
    {size,container size,cntr size,equipment,type,iso} {,and} {type,size,code}
  `,
};
