import type { ColumnRole } from './column-heads.js';

/** Further heads of columns; in braces stand words that go with the same others. Where two claim the same words the earlier one has them. */
export const FURTHER_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  item: `
    itm
    lfd
    lfd no
    lin
    line item
    line item no
    linha
    lp
    n r
    no item
    no sr
    nº
    position no
    posn
    poz
    renglón
    riga
    rigo
    s n
    s/n
    slno
    sno
    srno
    stt
    sıra
    sıra no
    {item,line,serial,seq,sequence,position,pos,sl,sr,s,row,ln,article seq,entry} {,no,number,id,#}
    序列
    明細番号
    编号
    编码序号
    行号
    번호
  `,
  product_code: `
    article id
    articolo
    artikel
    artikel no
    artikel nr
    barcode
    cod art
    cod articolo
    code article
    code produit
    cód
    cód produto
    código artículo
    código de producto
    código do produto
    ean
    ean code
    gtin
    item sku
    kode barang
    malzeme kodu
    material id
    materialnummer
    mpn
    mã hàng
    mã sản phẩm
    our ref sku
    pn
    product id
    ref
    ref artículo
    ref sku
    referencia
    réf
    référence
    référence article
    sachnummer
    sku
    sku id
    sku no
    stok kodu
    style
    teilenummer
    upc
    {product,article,art,item,material,part,stock,style,model,catalogue,sku,order,supplier part,manufacturer part,our item,your item,
      buyer item,supplier,vendor,customer,buyer,seller,our,your} {code,ref,reference,ref no,article no,item code,style no,sku,item no}
    {product,article,art,material,mat,part,stock,style,model,catalogue,catalog,cat,sku,design,drawing,drg,dwg,goods,ean,upc,barcode,
      item part,product item,mpn,pattern,customer part,supplier part,vendor part,mfr part,mfg part,buyer part,our part} no
    ürün kodu
    产品代码
    产品型号
    产品货号
    品号
    品番
    商品コード
    商品代码
    商品番号
    商品货号
    图号
    型番
    料号
    款式
    款式号
    物料号
    物料编号
    모델명
    제품코드
    품번
  `,
  description: `
    art description
    article
    article désignation
    articles
    articolo descrizione
    artikel bezeichnung
    artikelbeschreibung
    artículo
    açıklama
    beschreibung der ware
    bezeichnung der ware
    concepto descripción
    denominación
    descripción de la mercancía
    descripción de los bienes
    descripción de mercancía
    descripción del producto
    description des marchandises
    description specification
    description text
    descriptions
    descriptive specification
    descrizione articolo
    descrizione dei beni
    descrizione della merce
    descrizione merce
    descrizione prodotto
    descrição
    descrição da mercadoria
    descrição do produto
    descrição dos produtos
    deskripsi
    deskripsi barang
    detalle
    discriminação
    désignation
    désignation article
    désignation des articles
    désignation des marchandises
    désignation des produits
    goods description and specification
    item details
    item product
    keterangan barang
    leistung
    libellé
    long description
    mal hizmet
    mal tanımı
    malın cinsi
    material text
    mercadoria
    mercancía
    mô tả
    mô tả hàng hóa
    nama barang
    natura e qualità dei beni
    nature des marchandises
    omschrijving
    product / service
    product or service
    product service
    producto descripción
    produit
    produits
    produktbezeichnung
    produto
    short description
    short text
    tên hàng
    tên hàng hóa
    tên hàng hóa dịch vụ
    uraian
    uraian barang
    warenbezeichnung
    {description,desc,descr,particulars,details,specification,designation,nature,kind,name,full description,detailed description,
      complete description,name and description,description and specification,description and quality} of {goods,products,product,articles,
      item,items,merchandise,commodity,commodities,materials,cargo,services,goods and services,goods or services,contents,the goods}
    {description,desc,descr} {and,&} {specification,specs,details,code,quality,size,model,hs code,item no}
    {item,product,goods,article,products,items,goods and services} {and,&} {description,specification,details}
    {item,product,goods,commodity,material,article,cargo,merchandise,service,part,line,style} {description,desc,name,details,designation,
      particulars,specification,name and description,name and specification,title,text}
    ürün adı
    ürün açıklaması
    中文描述
    产品名称
    产品名称及规格
    产品描述
    内容
    名称
    名称及规格
    名称规格
    品 名
    品名 規格
    品名 规格
    品名与规格
    品名及描述
    品目
    商品
    商品信息
    商品名
    商品名称
    商品名称规格
    商品品名
    商品描述
    描述
    摘要
    物品名称
    物料名称
    物料描述
    貨品名稱
    貨物名稱
    货名及规格
    货品描述
    货物信息
    货物名称及规格
    货物品名
    货物描述
    货物说明
    규격 및 품명
    내역
    상품명
    품명
    품목
    품목명
  `,
  description_english: `
    description in english
    name in english
    {english,goods english,product english} {name of goods,goods name,product name,item description}
    商品英文名称
    英文描述
  `,
  model: `
    specifications
    specs
    tech spec
    technical specification
    {model,type,grade,quality,size,brand model,specification,spec,colour,color,finish,dimension spec} {,and specification,specification,
      and size,size,grade,name,type,no and specification}
    型号及规格
    型号规格
    型式
    材质规格
    規格
    规格 型号
    规格及型号
    규격
  `,
  hs_code: `
    classificação fiscal
    code douanier
    code nc
    code sh
    código arancelario
    código hs
    código taric
    fracción arancelaria
    gtip no
    gümrük tarife no
    h s no
    h.s.
    hs
    hs code tariff
    hs 编码
    hs 코드
    hs-code
    hsn
    hsコード
    hs商品编码
    hs编号
    kode hs
    mã hs
    nc
    ncm sh
    ncm/sh
    nomenclatura
    nomenclatura combinata
    nomenclature
    nomenclature douanière
    partida arancelaria
    posición arancelaria
    position tarifaire
    stat no
    statistic no
    statistische no
    statistische warennummer
    tariff
    voce doganale
    warentarifnummer
    zolltarif no
    {hs,h s,hsn,hts,htsus,tariff,customs tariff,customs,commodity,harmonized,harmonized system,harmonized tariff,statistical,schedule b,
      taric,cn,ncm,gtip,sac,hsn sac,hs tariff,hs hts,export tariff,import tariff,classification,customs commodity,tariff item,ritc,
      intrastat,commodity tariff} {code,no,classification,heading,item,classification no,item no,tariff no,tariff code,code no}
    关税编码
    商品海关编码
    海关商品编码
    海关税则号
    税则编码
    税号 hs
    税番
    세번
  `,
  quantity: `
    aantal
    adet
    anzahl
    bestellmenge
    cant
    cantidad
    cantidad total
    cdad
    ctd
    hoeveelheid
    jumlah
    jumlah barang
    kuantitas
    liefermenge
    menge
    menge einheit
    miktar
    miktarı
    no of {units,pieces,sets,items,articles,pairs}
    nombre
    nos
    pcs
    pieces
    q
    q ty
    q tà
    q.tà
    qta
    qtd
    qtde
    qte
    qty jumlah
    qty pcs
    qtà
    qté
    quant
    quantidade
    quantità
    quantità totale
    quantité
    quantité facturée
    quantité livrée
    sl
    stück
    stückzahl
    số lượng
    unidades
    unit qty
    unit quantity
    units
    {quantity,qtty,qtt} {,shipped,invoiced,ordered,delivered,supplied,dispatched,despatched,sold,billed,packed,total,in units,in pcs,
      in pieces,pcs,of goods,of units,of pieces,in kgs,kgs,exported,net,confirmed,actual,in sets,sets,pairs,kg,total pcs,in nos,mtr,meters}
    {shipped,invoiced,ordered,delivered,supplied,billed,order,invoice,total,ship,shipping,packed,net,despatch,dispatch,delivery,actual,
      sales,confirmed,export,item,piece,pcs} quantity
    {total,sum} {pieces,pcs,units,sets,number of pieces,no of pcs,nos,unit qty,pieces qty}
    交货数量
    件 数量
    個数
    出货数量
    发票数量
    发货数量
    合同数量
    実数
    总件数 pcs
    总数
    数 量
    数量(pcs)
    数量个
    数量件
    数量只
    数量套
    數量
    装运数量
    订单数量
    수 량
    수량
  `,
  quantity_unit: `
    birim
    eenheid
    einheit
    me
    mengeneinheit
    oum
    satuan
    u de m
    u medida
    u o m
    u.m
    u/m
    ud
    um
    un
    un medida
    und medida
    unid
    unidad medida
    unidade de medida
    unit satuan
    unit {of measure,of measurement,of quantity,of qty,of sale,of issue,code,of count,name,type,of meas,of measures}
    unità di misura
    unité
    unité de mesure
    unités
    uom
    uqc
    uts
    {measure,measuring,sales,selling,billing,packing,stock} {unit,uom,um}
    ölçü birimi
    đvt
    đơn vị
    đơn vị tính
    単位
    單位
    計量単位
    計量單位
    단위
  `,
  unit_price: `
    b fiyat
    birim fiyatı
    e preis
    eenheidsprijs
    einzel preis
    einzelpreis
    einzelpreis netto
    ep
    fiyat
    harga
    harga per unit
    harga satuan
    netto preis
    nettopreis
    p u
    p unit
    p unitario
    p.u
    p.u. ht
    p/u
    per unit
    ppu
    pr unitario
    precio neto
    precio por unidad
    precio unidad
    precio unit
    preis je einheit
    preis pro einheit
    preis stück
    prezzo netto
    prezzo unit
    preço
    preço unit
    preço unitário
    price eur
    price in usd
    price usd
    prijs
    prix net
    prix par unité
    prix u
    prix unit
    prix unitaire ht
    pu
    pu ht
    rate in usd
    rate per
    rate usd
    stück preis
    stückpreis
    u price
    u/p
    u/price
    unit value fob
    unitprice
    up
    valor unit
    valor unitario
    vl unit
    vlr unit
    {price,rate,cost,value} {per unit,per piece,each,per item,per set,per kg,per 100,per carton,per meter,per pair,per dozen,unit,piece,ea,
      per unit usd,per,per uom,per no}
    {sales,selling,item,net,list net,each,invoice,invoiced,fob,cif,cfr,exw,ex works,fca,cip,dap,discounted,final,base,agreed,contract,
      transfer,cnf,c f} {price,rate,prices}
    {unit,net unit,fob unit,cif unit,exw unit} {price,value,rate,cost} {per unit,usd,eur,in usd,each,fob,cif}
    {unit,net unit,gross unit,fob unit,cif unit,cfr unit,exw unit,fca unit,single,piece,u,per piece,per unit,average,customs unit,
      declared unit} {price,cost,rate,value,amount}
    đơn giá
    不含税单价
    净单价
    出口单价
    单价 usd
    单价fob
    单价usd
    单位价
    单位价格
    单位单价
    単 価
    単価
    含税单价
    單價
    成交单价
    단 가
    단가
  `,
  total_price: `
    amnt
    amt
    bedrag
    betrag eur
    ext
    extended
    g preis
    gesamtbetrag netto
    gesamtpreis netto
    gesamtwert
    gp
    imp totale
    importe neto
    importe total
    importe usd
    importo netto
    importo totale
    invoice value of goods
    jumlah harga
    line total excl
    linetotal
    mal hizmet tutarı
    montant
    montant ht
    montant net
    montant total
    monto
    netto
    nettobetrag
    nilai
    positionswert
    prix total ht
    sub total
    subtotal
    subtotal línea
    summe
    thành tiền
    toplam
    toplam fiyat
    toplam tutar
    totaal
    totaalprijs
    total harga
    total item
    total ligne
    total net ht
    totale
    totale riga
    trị giá
    tutarı
    tổng tiền
    valeur
    valeur totale
    valor
    valor fob
    valor fob total
    valor total item
    valor total usd
    valore
    vl total
    vlr total
    wert
    {amount,value,total} {usd,eur,gbp,in usd,in eur,net,fob,cif,cfr,exw,total,invoiced,of goods,fob usd,excl vat,excl tax,ex vat,ex tax,ht,
      ex gst,before tax,us,us dollar,total usd,in us,in us dollars,without tax,line,ext}
    {item,gross,invoice,invoiced,net,product,customs,transaction,declared,fob,cif,cfr,exw,commercial,sales,billed,final} {amount,value,
      total,cost,sum}
    {total,line,extended,ext,line item,sub,net line,goods,extension,total net,total line,full,position,taxable,assessable,fob total,
      cif total,cfr total,exw total,total fob,total cif,total cfr,total exw,net total,fca total,total fca,row,overall,total customs,
      total declared,total sales} {amount,value,price,total,cost,sum,net amount,extension}
    {total,line,net,extended} {amount,value,price} {usd,eur,in usd}
    不含税金额
    价格合计
    価格
    合計
    合計金額
    合计
    合计金额
    含税金额
    小计
    总价 usd
    总价usd
    总价值
    总货值
    总金额usd
    总额
    總價
    總金額
    行金额
    货值
    货款金额
    金 額
    金額
    金额 usd
    金额usd
    金额合计
    금 액
    금액
    총액
    합계
  `,
  country_of_origin: `
    asal
    asal barang
    coo code
    ctry
    goods origin
    herkunft
    herkunftsland
    land van oorsprong
    made
    made in country
    menşe
    menşe ülke
    menşei
    negara asal
    nước xuất xứ
    oorsprong
    orgn
    origem
    origen
    origine marchandise
    origine merce
    origine ue
    paese
    paese d origine
    paese origine
    pays
    pays d origine
    pays origine
    país
    país de origem
    país de origen
    país origen
    procedencia
    product origin
    u land
    ul
    ursprungs land
    xuất xứ
    {country,cty,place,nation} {of origin,of manufacture,of mfr,of mfg,of production,of orig,origin,mfr,of manufacturing,of origin code,
      of the origin,of make}
    {origin,orig,manufacturing,mfg,producing,source} {country,ctry,code,cntry,of goods,of product,of item,country code}
    产地 国别
    产地国
    制造国
    原产国别
    原产国家
    原產國
    原產地
    原産国
    原産地
    生产国
    産地
    원산지
  `,
  net_weight: `
    berat bersih
    gewicht netto
    n w kg
    n w kgs
    n wt
    n/w
    n/weight
    net (kg)
    net ağırlık
    net kg
    net kilos
    netto gewicht
    netto kg
    nettogewicht kg
    nw
    nw kg
    p neto
    p netto
    peso liq
    peso líquido
    peso líquido kg
    peso neto kg
    peso neto total
    peso netto kg
    peso netto totale
    poids n
    poids net kg
    poids net total
    t n w
    t/nw
    tnw
    trọng lượng tịnh
    {net,nett,nt,total net,total nett,line net,item net} {weight,mass,kgs,weight kgs,weight in kgs,weight lbs,weight total,kilos}
    净重 kg
    净重kg
    净重公斤
    净重千克
    净重量
    单净重
    总净重
    正味重量
    淨重
    純重量
    純量
    순중량
  `,
  gross_weight: `
    berat kotor
    brutto
    brutto gewicht
    brutto kg
    bruttogewicht kg
    brüt ağırlık
    brüt kg
    g w kg
    g w kgs
    g wt
    g/w
    g/weight
    gewicht brutto
    gross (kg)
    gross kilos
    gross weight and value
    gross weight and value fob
    gross weight or other quantity and value
    gross weight or other quantity and value fob
    gross weight quantity
    gw
    gw kg
    p bruto
    p lordo
    peso bruto kg
    peso bruto total
    peso lordo kg
    peso lordo totale
    poids b
    poids brut kg
    poids brut total
    rohmasse
    t g w
    t/gw
    tgw
    trọng lượng cả bì
    weight or quantity
    {gross weight,gross wt} {or other quantity,or quantity,quantity,or net weight,and quantity,or other measurement,other quantity}
    {gross,grs,gr,total gross,line gross,item gross,cargo gross,total grs} {weight,mass,kgs,weight kgs,weight in kgs,weight lbs,
      weight total,kilos}
    {quantity,weight} {/,or} {gross weight,quantity,weight}
    單毛重
    总毛重
    毛重 kg
    毛重kg
    毛重公斤
    毛重千克
    毛重或其他数量
    毛重或数量
    毛重量
    総重量
    總重量
    重量
    重量或数量
    重量数量
    총중량
  `,
  volume: `
    cu mtr
    cub m
    cubage
    cubagem
    cubatura
    cubicaje
    cubm
    hacim
    hacim m3
    kubikasi
    mc
    metri cubi
    m³
    rauminhalt
    thể tích
    volume total
    volumen cbm
    volumen m3
    volumen total
    {total,line,item,gross,shipping,cargo} {volume,vol,measurement,cube,cbm,m3,meas,cubic}
    {volume,vol,measurement,cube,cubic,cbm,measure} {,cbm,m3,in cbm,in m3,cu m,total,m,in cubic meters,cubic meters,total cbm,metres}
    体积cbm
    体积m3
    体積
    容積
    容積 m3
    总立方
    材积
    立方
    立方数
    立方米
    體積
    용적
  `,
  dimensions: `
    abmessung
    abmessungen
    dimensiones cm
    dimensioni
    dimensions cm
    ebat
    l b h
    l w h
    l x w x h
    length width height
    lxbxh
    lxwxh
    maße
    medida
    medidas
    {carton,package,box,pallet,outer carton,case,packing,crate,outer} {size,dimension,dim,measurement,sizes}
    {dimension,dimensions,size,dim,dims,measurement,measure} {cm,cms,mm,in cm,in cms,in mm,l x w x h,lxwxh,of carton,of package,of box,inch,
      in,m,of each package}
    サイズ
    包装规格
    外箱规格
    寸法
    箱子尺寸
    箱尺寸
    箱规
    纸箱尺寸
    规格尺寸
    치수
  `,
  packages: `
    aantal colli
    anzahl kartons
    anzahl packstücke
    box 수량
    bultos
    c t n
    caixas
    cajas
    cant cajas
    cantidad de bultos
    carton count
    cartoni
    cartons nb
    colis
    colli
    colli no
    ctns qty
    jumlah karton
    jumlah koli
    kap
    kap adedi
    kartons
    koli
    koli adedi
    koli jumlah
    koli sayısı
    kolli
    n colli
    nb colis
    nbre colis
    no bultos
    no colli
    no de bultos
    no de volumes
    nombre colis
    nombre de colis
    numero colli
    package count
    package quantity
    packstücke
    qtd volumes
    số carton
    số kiện
    số thùng
    total bultos
    total cajas
    volumes
    {no,quantity,total no,count} of {packages,cartons,ctns,boxes,cases,pallets,plts,bags,drums,rolls,bundles,crates,parcels,packing,colli,
      cartons packages,packs,bales,shipping units,packages or shipping units,transport units}
    {packages,cartons,ctns,boxes,cases,pallets,plts,bags,drums,rolls,crates,parcels,bundles} {,count,total}
    {packages,pallets,bags,drums,rolls,crates,parcels,bundles,ctn} quantity
    {total,sum} {packages,pkgs,cartons,ctns,boxes,pallets,cases,package,carton,bags,no of cartons,no of packages,no of ctns,ctn qty,
      carton qty,pkg}
    カートン数
    ケース数
    件 数
    件数 箱
    包数
    包装件
    包装数
    包装数量
    总件数
    总箱数
    托数
    托盘数
    梱包数
    箱数 ctns
    箱数 数
    箱数(ctns)
    箱数ctns
    箱数合计
    箱数量
    箱數
    纸箱数
    박스수량
    포장수
  `,
  package_type: `
    ambalaj
    embalagem
    embalaje
    emballage
    espécie
    imballo
    nature colis
    tipo bulto
    tipo de embalaje
    tipo imballo
    type d emballage
    verpackung
    verpackungsart
    {package,pkg,packaging,packing,pack} {type,kind,form,style,mode,method}
    {type,kind,nature,form,style,mode} of {package,packages,pkg,pkgs,packing,packaging,pack}
    包装形式
    包装形态
    包装方法
    包装类型
    包裝
    梱包
    荷姿
    포장
    포장형태
  `,
  package_range: `
    bulto no
    c/no
    c/nos
    caixa no
    caja no
    case mark no
    cno
    colis no
    collo no
    ctn#
    ctnno
    ctns nos
    from to
    from-to
    kap no
    karton no
    koli no
    kolli no
    no caja
    no colis
    no collo
    no de caja
    no de colis
    no karton
    no koli
    no of carton from to
    p/no
    packstück no
    palette no
    pallet id
    pkg nos
    số thùng từ đến
    volume no
    {carton,ctn,case,box,package,pallet,plt,crate,bag,drum,roll,bale,parcel,colli,skid,packing,c,bundle} {no,range,series,id,no s,sl no,
      serial no,no from to,from to,no range,seq,from}
    {carton,ctn,case,box,package,pkg,pallet} {from,no from} {to,no to,-} {,no}
    カートン番号
    ケース番号
    件号
    包装号
    外箱号
    托号
    托盘号
    箱号 起止
    箱号c/no
    箱号范围
    箱序
    箱序号
    箱番
    起止箱号
    박스번호
    포장번호
  `,
  pieces_per_package: `
    box당 수량
    each {carton,ctn,box}
    pack qty
    packed per carton
    pcs box
    pcs par carton
    per {carton,ctn,box,case,package,pack,pkg}
    pezzi per cartone
    pieces carton
    pzas por caja
    standard packing
    std pack
    stück pro karton
    unid por caja
    units carton
    {packing,pack,inner,carton,case,box} {qty,quantity,rate,ratio,size,pcs,unit qty}
    {pcs,quantity,units,sets,pairs} {per,} {carton,ctn,box,case,package,pallet,bag,pack,roll,bundle}
    入り数
    入数
    每件数量
    每箱
    每箱个数
    每箱件数
    每箱数
    每箱装
    每箱装量
    箱装数
    装箱数
    装箱率
    装箱量
  `,
  marks: `
    marcas
    marcas y números
    marche e numeri
    markierung
    marks and no {,of packages,on packages}
    marks and number on packages
    marks numbers of packages
    marques et numéros
    shipping marks and nos
    signes et numéros
    zeichen und nummern
    {marks,shipping marks,package marks,markings,carton marks,case marks} {,no} {,of packages,on packages}
    包装唛头
    包装标记
    包装标记及编号
    唛头及包装号
    唛头号
    嘜頭
    标记 包装号
    标记及号码
    标记及编号
    标记和编号
    荷印
    运输标记
    화인
  `,
  container_number: `
    container
    container nr
    containers
    contenedor
    conteneur
    contêiner
    {container,cntr,ctnr,equipment} {no,id,no s}
    コンテナ番号
    箱柜号
    货柜号
    集装箱号码
    컨테이너 번호
  `,
  packages_and_description: `
    description of goods number and kind of packages
    kind of packages description of goods
    marks and numbers on packages no and kind of packages description of goods
    no and type of packages description of {products,goods,good} {including quantity,hs code,and hs code,
      including quantity where appropriate,including quantity where appropriate and hs number of the importing country}
    no kind of packages description
    number and kind of packages description of good
    {no,quantity} and kind of packages {goods,goods description,commodity,products}
    {no,quantity} and {kind,type,nature} of packages {,and} {,full,detailed} {description,desc,name} of {goods,the goods,products,product,
      commodity,goods including hs code,goods and hs code}
    {packages,package,pkgs} {and,&} {description,goods description,description of goods,desc of goods}
    件数及包装种类 商品名称
    包装件数及种类 商品名称
    包装件数及种类货物名称
    包装及种类 货物描述
    包装数量及种类 商品名称
    包装数量及种类 货物描述
    包装数量及种类商品名称
    品名 包装数量及种类
    商品名称 包装数量及种类
  `,
  packages_and_type: `
    no kind of pkgs
    quantity and type of packages
    {number,no,nos,quantity,qty} {and,&,/} {kind,type,nature,kinds} of {packages,pkgs,package,packing}
    {pkgs,packages} {and,&} {type,kind}
    件数及包装种类
    包装件数及种类
    包装数量及种类
  `,
  origin_criterion: `
    criteria
    criterio de origen
    criterio di origine
    criterio para trato preferencial
    criterion
    critère d origine
    origin conferring criterion see notes overleaf
    origin criterion {see notes overleaf,see overleaf,see note,notes,code}
    origin criterium
    originating criteria
    pref criterion
    preference
    {origin,preference,origin conferring,conferring,preferential,preferential origin,qualifying,rule of origin,rules of origin,
      origination} {criterion,criteria,crit,rule,criterion see notes,criteria see notes,criterion see overleaf notes,criterion code}
    原产地准则
    原产地判定
    原产地判定标准
    原产地规则标准
    原产标准
    原產地標準
    原産地判断基準
    原産地基準
    원산지결정기준
    원산지기준
  `,
  invoice_number: `
    fecha y número de factura
    invoice no and dt
    invoice number s and date s
    invoice value no date
    no et date de facture
    number date of {invoice,invoices}
    numero e data fattura
    numéro et date des factures
    número e data da fatura
    {invoice,commercial invoice} {no,reference} {and,} {date,dated,date s}
    {invoice,inv,invoices} {,no,number,no s,date,no date}
    {number,no,nos} {and,&} {date,dates} of {invoice,invoices,the invoice,commercial invoice}
    インボイス番号及び日付
    发票 号码 日期
    发票号及日期
    发票号和日期
    发票号码
    发票号码及日期
    发票日期及号码
    发票编号
    发票编号及日期
    发票编号和日期
    송장번호 및 일자
  `,
  purchase_order: `
    bestellnummer
    commande
    order ref
    ordine
    p.o.
    pedido
    po
    po#
    sipariş no
    {po,p o,purchase order,customer po,order,customer order,buyer order,buyer po,your order,your po,sales order,so} {no,reference,line,item}
    发注番号
    合同号
    客户订单号
    注文番号
    订单号
    订单编号
    采购单号
    주문번호
  `,
  tax: `
    {disc,discount,rebate,rabatt,remise,dto,sconto,desconto,iskonto} {,rate,amount,%,amt}
    {vat,gst,tax,igst,cgst,sgst,iva,tva,mwst,ust,sales tax,kdv,icms,ipi} {,rate,amount,%,code,amt}
    折扣
    消費税
    稅率
    税率
    税金
    税额
    세액
    할인
  `,
  other: `
    bemerkung
    bin
    composition
    material composition
    material of construction
    note
    observaciones
    observações
    seal
    unit net weight
    {delivery,ship} {no,code,date,name,ref}
    {eccn,remark,note,comment,status,brand,make,batch,lot,warehouse,location,due,expiry,exp,mfd,production,best before,licence,license,
      export control,project,job,heat,coil,delivery note,schedule,weight per piece} {,no,code,date,name,ref}
    備考
    单重
    品牌
    备注
    尺码
    批号
    批次
    有效期
    材质
    生产日期
    色
    颜色
    비고
  `,
};
