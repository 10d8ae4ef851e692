import type { MoreLabels } from '../more-labels.js';

/** Further names of packages, weights and marks, as packing lists and invoices sum them up. */
export const CARGO_OF_LISTS = {
  packages: `
    handling units
    in total packages
    no pkgs
    number of handling units
    package s
    packed in total
    packing units
    pallet s count
    total handling units
    total no and kind of packages
    {number,no,quantity} {and kind of packages,and type of packages,kind of packages,type of packages,of packing,packages,
      and nature of packages,and description of packages}
    {packages,package,pkgs,cartons,carton,ctns,boxes,pallets,cases,crates,bags,drums,parcels,pkg} {total,quantity,qty,count,in total,number,
      sum,no total}
    {total,grand total,overall,sum of,total number of,total no of,total quantity of,number of,no of,no and kind of,number and kind of,
      no and type of,number and type of,quantity of,count of,qty of,total count of} {packages,package,pkgs,cartons,carton,ctns,boxes,
      pallets,cases,crates,bags,drums,bundles,rolls,colli,collis,cartons packages,cartons boxes,packages pieces,packing units,
      shipping units,handling units,logistic units,transport units,parcels,outer packages,load units,pallets cartons,skids,bales,kolli,
      packs,units packed,external packages}
    {total,overall} {package count,number of package,pack count,carton count,carton qty,carton quantity,package qty,package quantity,
      pallet count,number of pkgs,qty of pkgs,packing,packing units,shipment packages,shipping units,pieces packed}
  `,
  package_type: `
    outer packaging
    type of {outer packaging,container packing,shipping units}
    {kind,type,nature,form,mode,style,method} of {package,packages,packing,packaging,pkg,pkgs}
    {package,packaging,packing,pkg} {type,kind,form,style,mode,method,material,code}
    {packed,packing} {as,in type}
  `,
  net_weight: `
    n w
    n wt
    n.wt
    n/w
    n/weight
    net wgt
    t n w
    t.n.w.
    t/nw
    tnw
    total {nett,net,net wt kgs}
    weight excluding packaging
    weight of contents
    weight of goods net
    weight without packaging
    weight {net,nett}
    {net,nett,nt} {weight,wt,mass,kgs,kg,kilos,weight total,wt total,weight of goods,weight in kg,weight in kgs,weight of shipment,
      shipping weight,product weight,weight per shipment}
    {total,grand total,overall,sum,cargo,shipment,product,goods,aggregate,combined} {net weight,nett weight,net wt,nt wt,n weight,net mass,
      n/w,n.w,nw,net kgs,net kg,net}
  `,
  gross_weight: `
    bruto weight
    g w
    g wt
    g.wt
    g/w
    g/weight
    gross wgt
    packed weight
    shipping weight
    t g w
    t.g.w.
    t/gw
    tgw
    weight including packaging
    weight of goods gross
    weight with packaging
    weight {gross,grs}
    {gross,grs,gr} {weight,wt,mass,kgs,kg,kilos,weight total,wt total,weight of goods,weight in kg,weight in kgs,weight of cargo,
      weight of shipment,shipping weight,cargo weight,weight per shipment}
    {total,full,combined} {shipping weight,shipment weight,weight of shipment,mass,weight of goods}
    {total,grand total,overall,sum,cargo,shipment,aggregate,combined,shipping,actual,total cargo,total shipment} {gross weight,gross wt,
      grs wt,grs weight,gr weight,gr wt,g weight,gross mass,g/w,g.w,gw,gross kgs,gross kg,gross}
  `,
  volume: `
    cu m
    cubic {space,volume,content,contents,capacity}
    meas
    vol
    {cbm,m3} total
    {total,grand total,overall,sum,cargo,shipment,shipping,gross,aggregate,combined} {volume,vol,measurement,meas,measure,measurements,cube,
      cubage,cubic,cbm,m3,cubic meter,cubic metre,cubic meters,cubic metres,cubic volume,cubic measurement,space,dimension cbm,volume cbm,
      cubic feet}
    {volume,vol,measurement,meas,cube,cubic,space} {total,cbm,m3,in cbm,in m3,of shipment,of cargo,of goods,in cubic meters,in cubic metres,
      cu m,of packages,volume}
  `,
  dimensions: `
    dim
    dims
    l x w x h
    length x width x height
    lxwxh
    {carton,ctn,package,pkg,box,pallet,case,crate,packing,outer carton,master carton,product,overall,piece,unit,parcel,shipping} {dimension,
      dimensions,size,sizes,measurement,measurements,dims,dim}
    {dimension,dimensions,size,measurement} of {carton,cartons,package,packages,box,pallet,case,goods,each package}
  `,
  shipping_marks: `
    identification marks and numbers
    marks and {nos,numbers} {container no,container nos,of the packages,of goods,& container no}
    marks nos container no
    marks numbers of packages
    marks of packages
    marks on {packages,cartons,goods,boxes}
    marks serial numbers
    mks and nos
    mks nos
    s/m
    s/marks
    signs and marks
    {mark,marks,marking,markings} {and,&,/,} {no,nos,number,numbers,no of packages,numbers of packages,numbers on packages,nos of packages,
      container no,container nos,no container no,nos of pkgs,number of pkgs,nos and container no}
    {shipping,case,carton,package,packages,main,front,export,cargo,container,consignee,buyer,side,box,outer,identification,transport} {mark,
      marks,marking,markings,marks nos,marks and nos,marks and numbers,mark and no,marks no,mark no}
  `,
  container_number: `
    container {load no,reference no}
    reefer container no
    trailer no
    truck no container no
    {container,cntr,ctnr,cont,equipment} {no,nos,number,id,s no,serial no,identification,no and seal no,no seal no,and seal no,and seal nos,
      no / seal no,seal,no type,no and size,details no,numbers and seals,no size,no s,nos and seals,nos seal nos}
    {no,number} of {the container,container and seal}
  `,
  seal: `
    seals
    {seal,line seal,carrier seal,shipper seal,container seal,customs seal,e seal,rfid seal,liner seal,bottle seal,excise seal} {no,nos,
      number,s}
  `,
  goods_description: `
    commodity name
    contents of shipment
    description and specification
    description of shipment
    general description
    said to contain
    {description,desc,nature,kind,particulars,details,specification,general description,brief description,full description} of {goods,
      the goods,merchandise,products,product,articles,commodity,commodities,cargo,contents,items,packages and goods,consignment,materials}
    {goods,product,commodity,cargo,merchandise,item,article,shipment,consignment} {description,name,details,specification,desc,covered,
      declared,designation,nature}
    {goods,products,commodities,articles} {covered,declared,described,concerned,covered by this declaration,covered by this certificate,
      covered by document}
    {name,designation,identification} of {goods,the goods,product,products,commodity,articles,merchandise}
  `,
  hs_code: `
    code hs
    hs
    hs hts code
    hs {tariff,classification no,6 digit}
    hsn
    tariff {classification,heading,item,code no,subheading}
    {hs,h s,hsn,htsus,hts,htsn,hsc,tariff,customs,customs tariff,commodity,harmonized,harmonised,harmonized system,harmonized tariff,
      statistical,ncm,taric,gtip,cn,schedule b,export tariff,import tariff,classification,customs commodity,nomenclature,ritc,sac} {code,no,
      codes,code no,classification,heading,item no,item,subheading,classification no,tariff no}
  `,
} satisfies MoreLabels;
