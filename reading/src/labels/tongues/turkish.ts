import type { MoreLabels } from '../more-labels.js';

/** Labels in Turkish, alone or beside English ones. */
export const TURKISH_LABELS = {
  seller: `
    satan
    satıcı
    satıcı firma
    tedarikçi
  `,
  shipper: `
    gönderen
    gönderici
    ihracatçı
    ihracatçı adı ve adresi
    ihracatçı firma
    yükleyici
  `,
  buyer: `
    alıcı
    alıcı adı ve adresi
    alıcı firma
    fatura adresi
    ithalatçı
    ithalatçı firma
    müşteri
    sayın
  `,
  consignee: `
    alıcı gönderilen
    gönderilen
    malın gönderildiği
    sevk adresi
    teslim alan
    teslimat adresi
  `,
  producer: `
    imalatçı
    üretici
    üretici firma
  `,
  invoice_number: `
    fatura no
    fatura numarası
    ihracat faturası no
    proforma fatura no
    ticari fatura no
  `,
  invoice_date: `
    düzenleme tarihi
    fatura tarihi
  `,
  date: `
    belge tarihi
    tarih
  `,
  due_date: `
    son ödeme tarihi
    vade
    vade tarihi
  `,
  purchase_order: `
    müşteri sipariş no
    satın alma sipariş no
    sipariş no
    sipariş numarası
  `,
  packing_list_number: `
    irsaliye no
    paketleme listesi no
    çeki listesi no
  `,
  certificate_number: `
    belge no
    menşe şahadetnamesi no
    sertifika no
  `,
  port_of_loading: `
    sevk limanı
    yükleme limanı
    yükleme yeri
    çıkış limanı
  `,
  port_of_discharge: `
    boşaltma limanı
    boşaltma yeri
    tahliye limanı
    varış limanı
  `,
  place_of_delivery: `
    nihai varış yeri
    teslim yeri
    varış yeri
  `,
  transport_mode: `
    gönderim şekli
    nakliye şekli
    sevk şekli
    taşıma türü
    taşıma şekli
  `,
  vessel: `
    gemi
    gemi adı
  `,
  voyage: 'sefer no',
  incoterm: `
    teslim şartı
    teslim şekli
    teslimat şekli
  `,
  payment_terms: `
    ödeme koşulları
    ödeme vadesi
    ödeme şartları
    ödeme şekli
  `,
  currency: `
    döviz
    döviz cinsi
    para birimi
  `,
  country_of_origin: `
    menşe
    menşe ülke
    menşe ülkesi
    menşei
    üretim yeri
  `,
  country_of_export: `
    ihracat ülkesi
    çıkış ülkesi
  `,
  country_of_destination: `
    gideceği ülke
    ithalat ülkesi
    varış ülkesi
  `,
  packages: `
    kap adedi
    kap sayısı
    koli adedi
    koli sayısı
    paket adedi
    toplam kap
    toplam kap adedi
    toplam koli
  `,
  package_type: `
    ambalaj cinsi
    ambalaj şekli
    kap cinsi
  `,
  net_weight: `
    net ağırlık
    net kg
    toplam net
    toplam net ağırlık
  `,
  gross_weight: `
    brüt ağırlık
    brüt kg
    toplam brüt
    toplam brüt ağırlık
  `,
  volume: `
    hacim
    toplam hacim
  `,
  goods_description: `
    eşyanın cinsi
    eşyanın tanımı
    mal tanımı
    malın cinsi
  `,
  goods_total: `
    ara toplam
    fob bedeli
    mal bedeli
    mal hizmet toplam tutarı
    toplam mal bedeli
  `,
  freight: `
    nakliye
    nakliye bedeli
    navlun
    navlun bedeli
  `,
  insurance: `
    sigorta
    sigorta bedeli
  `,
  discount: `
    indirim
    iskonto
    toplam iskonto
  `,
  tax: `
    hesaplanan kdv
    kdv
  `,
  total_amount: `
    fatura toplamı
    genel toplam
    toplam
    toplam bedel
    toplam tutar
    vergiler dahil toplam tutar
    ödenecek tutar
  `,
  total_in_words: `
    yalnız
    yazıyla
  `,
  hs_code: `
    g t i p no
    gtip
    gtip no
    gümrük tarife no
  `,
} satisfies MoreLabels;
