import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';

/** How papers of each type are titled in Chinese, Spanish, French, Portuguese, German, Italian, Turkish, Vietnamese, Indonesian and Japanese. */
export const FOREIGN_TITLES: Readonly<Partial<Record<DocumentType, string>>> = {
  CIV: `
    商业发票
    发票
    出口发票
    形式发票及装箱单
    商業發票
    發票
    factura
    factura comercial
    factura de exportacion
    factura electronica de exportacion
    facture
    facture commerciale
    facture export
    fatura comercial
    fatura
    nota fiscal
    handelsrechnung
    rechnung
    exportrechnung
    fattura
    fattura commerciale
    fattura di esportazione
    ticari fatura
    fatura ihracat
    hoa don thuong mai
    hoa don
    faktur
    faktur komersial
    faktur penjualan
    商業送り状
    インボイス
    請求書
    仕入書
  `,
  PKL: `
    装箱单
    箱单
    装箱明细
    装箱明细单
    装箱单重量单
    裝箱單
    lista de empaque
    lista de embalaje
    lista de bultos
    lista de contenido
    liste de colisage
    bordereau de colisage
    romaneio
    romaneio de carga
    lista de embalagem
    packliste
    versandliste
    lista colli
    distinta colli
    lista imballaggi
    ceki listesi
    koli listesi
    phieu dong goi
    bang ke dong goi
    daftar kemasan
    パッキングリスト
    包装明細書
    梱包明細書
  `,
  COO: `
    原产地证书
    原产地证明书
    原产地证明
    原产地声明
    一般原产地证明书
    普惠制原产地证明书
    certificado de origen
    declaracion de origen
    certificat d origine
    declaration d origine
    certificado de origem
    declaracao de origem
    ursprungszeugnis
    ursprungserklarung
    certificato di origine
    certificato d origine
    dichiarazione di origine
    mense sahadetnamesi
    mensei sahadetnamesi
    giay chung nhan xuat xu
    surat keterangan asal
    原産地証明書
    原産地申告書
  `,
  BL: `
    提单
    海运提单
    联运提单
    海运单
    提單
    conocimiento de embarque
    conocimiento de embarque maritimo
    connaissement
    connaissement maritime
    conhecimento de embarque
    konnossement
    seefrachtbrief
    polizza di carico
    konismento
    van don
    van don duong bien
    船荷証券
    海上運送状
  `,
  AWB: `
    空运单
    航空运单
    航空货运单
    guia aerea
    conocimiento aereo
    lettre de transport aerien
    conhecimento aereo
    luftfrachtbrief
    lettera di vettura aerea
    hava konsimentosu
    van don hang khong
    航空運送状
  `,
  ARN: `
    到货通知
    到货通知书
    aviso de llegada
    avis d arrivee
    aviso de chegada
    ankunftsavis
    avviso di arrivo
    varis ihbari
    varis ihbarnamesi
    giay bao hang den
    貨物到着案内
  `,
  FUM: `
    熏蒸证书
    熏蒸消毒证书
    熏蒸消毒证明
    消毒证书
    certificado de fumigacion
    certificat de fumigation
    certificado de fumigacao
    begasungszertifikat
    begasungsbescheinigung
    certificato di fumigazione
    fumigasyon sertifikasi
    giay chung nhan khu trung
    sertifikat fumigasi
    くん蒸証明書
    燻蒸証明書
  `,
  PKD: `
    包装声明
    无木质包装声明
    非木质包装声明
    木质包装声明
    declaracion de embalaje
    declaration d emballage
    verpackungserklarung
    dichiarazione di imballaggio
  `,
  MDC: `
    制造商声明
    生产商声明
    制造商证明
    厂家声明
    工厂声明
    declaracion del fabricante
    certificado del fabricante
    declaration du fabricant
    attestation du fabricant
    certificat du fabricant
    declaracao do fabricante
    herstellererklarung
    herstellerbescheinigung
    dichiarazione del produttore
    dichiarazione del fabbricante
    uretici beyani
    imalatci beyani
    製造者証明書
  `,
  HCC: `
    卫生证书
    健康证书
    兽医卫生证书
    动物卫生证书
    certificado sanitario
    certificado de salud
    certificado zoosanitario
    certificado veterinario
    certificat sanitaire
    certificat veterinaire
    gesundheitszeugnis
    veterinarzertifikat
    certificato sanitario
    saglik sertifikasi
    衛生証明書
  `,
  CRT: `
    植物检疫证书
    品质证书
    质量证书
    检验证书
    分析证书
    质检报告
    检验报告
    合格证
    certificado fitosanitario
    certificado de analisis
    certificado de calidad
    certificado de conformidad
    certificat phytosanitaire
    certificat d analyse
    certificat de conformite
    certificat de qualite
    pflanzengesundheitszeugnis
    analysenzertifikat
    werkszeugnis
    abnahmeprufzeugnis
    certificato fitosanitario
    certificato di analisi
    certificato di conformita
    bitki saglik sertifikasi
    analiz sertifikasi
    検査証明書
    分析証明書
  `,
  ING: `
    成分表
    配料表
    成分说明
    lista de ingredientes
    liste des ingredients
    liste d ingredients
    zutatenliste
    elenco ingredienti
    lista degli ingredienti
  `,
  FIN: `
    运费发票
    海运费发票
    factura de flete
    facture de fret
    frachtrechnung
    fattura di trasporto
    navlun faturasi
  `,
  IMP: `
    进口许可证
    permiso de importacion
    licence d importation
    einfuhrgenehmigung
    licenza di importazione
  `,
  ILD: `
    合法采伐声明
    合法木材声明
  `,
  ASB: `
    不含石棉声明
    无石棉声明
    declaracion de ausencia de amianto
    declaration d absence d amiante
    asbestfreiheitserklarung
  `,
};

/** How papers without a type are titled there, by their English name. */
export const OTHER_FOREIGN_TITLES: Readonly<Record<string, string>> = {
  'proforma invoice': `
    形式发票
    形式發票
    factura proforma
    facture proforma
    facture pro forma
    fatura proforma
    proformarechnung
    proforma rechnung
    fattura proforma
    proforma fatura
    プロフォーマインボイス
  `,
  'purchase order': `
    采购订单
    订购单
    采购单
    orden de compra
    pedido de compra
    bon de commande
    ordem de compra
    bestellung
    ordine di acquisto
    ordine d acquisto
    satin alma siparisi
    don dat hang
    注文書
    発注書
  `,
  'sales contract': `
    销售合同
    售货合同
    买卖合同
    销售确认书
    contrato de compraventa
    contrat de vente
    auftragsbestatigung
    kaufvertrag
    conferma d ordine
    satis sozlesmesi
    hop dong mua ban
    売買契約書
  `,
  quotation: `
    报价单
    cotizacion
    devis
    offre de prix
    orcamento
    angebot
    preventivo
    fiyat teklifi
    bao gia
    見積書
  `,
  'shipping instruction': `
    托运单
    托运委托书
    订舱委托书
    instrucciones de embarque
    instructions d expedition
    versandanweisung
    istruzioni di spedizione
  `,
  'booking confirmation': `
    订舱确认
    订舱确认书
    confirmacion de reserva
    confirmation de reservation
    buchungsbestatigung
    conferma di prenotazione
  `,
  'delivery order': `
    提货单
    送货单
    出库单
    orden de entrega
    nota de entrega
    albaran
    bon de livraison
    lieferschein
    bolla di consegna
    documento di trasporto
    irsaliye
    納品書
  `,
  'credit note': `
    贷记通知单
    nota de credito
    avoir
    note de credit
    gutschrift
    nota di credito
  `,
  'debit note': `
    借记通知单
    nota de debito
    note de debit
    lastschrift
    nota di debito
  `,
};
