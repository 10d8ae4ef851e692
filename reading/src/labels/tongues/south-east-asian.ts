import type { MoreLabels } from '../more-labels.js';

/** Labels in Vietnamese and in Indonesian, which Malay shares. */
export const SOUTH_EAST_ASIAN_LABELS = {
  seller: `
    bên bán
    người bán
    pemasok
    penjual
    đơn vị bán hàng
  `,
  shipper: `
    bên xuất khẩu
    eksportir
    người gửi
    người gửi hàng
    người xuất khẩu
    nhà xuất khẩu
    pengekspor
    pengirim
  `,
  buyer: `
    bên mua
    bên nhập khẩu
    importir
    kepada
    khách hàng
    người mua
    người nhập khẩu
    nhà nhập khẩu
    pelanggan
    pembeli
    pengimpor
  `,
  consignee: `
    alamat pengiriman
    bên nhận hàng
    dikirim ke
    giao đến
    người nhận
    người nhận hàng
    penerima
    penerima barang
  `,
  notify: `
    bên thông báo
    bên được thông báo
    người được thông báo
  `,
  producer: `
    người sản xuất
    nhà sản xuất
    pembuat
    produsen
  `,
  invoice_number: `
    hóa đơn số
    no faktur
    no invoice
    no invois
    nomor faktur
    nomor invoice
    số hoá đơn
    số hóa đơn
  `,
  invoice_date: `
    ngày hóa đơn
    ngày lập hóa đơn
    tanggal faktur
    tanggal invoice
    tarikh invois
  `,
  date: `
    ngày
    ngày tháng
    tanggal
    tarikh
  `,
  due_date: `
    hạn thanh toán
    jatuh tempo
    ngày đến hạn
    tanggal jatuh tempo
  `,
  purchase_order: `
    no pesanan
    nomor pesanan
    nomor po
    số đơn hàng
    đơn hàng số
    đơn đặt hàng số
  `,
  contract_number: `
    hợp đồng số
    nomor kontrak
    số hợp đồng
  `,
  certificate_number: `
    giấy chứng nhận số
    no sertifikat
    nomor sertifikat
    số chứng nhận
    số giấy chứng nhận
  `,
  port_of_loading: `
    cảng bốc hàng
    cảng xếp hàng
    cảng đi
    nơi xếp hàng
    pelabuhan asal
    pelabuhan muat
  `,
  port_of_discharge: `
    cảng dỡ hàng
    cảng đến
    nơi dỡ hàng
    pelabuhan bongkar
    pelabuhan tujuan
  `,
  place_of_delivery: `
    nơi giao hàng
    tempat penyerahan
    tujuan akhir
    điểm đến cuối cùng
  `,
  transport_mode: `
    cara pengangkutan
    moda transportasi
    phương thức vận chuyển
    phương tiện vận tải
  `,
  vessel: `
    kapal
    nama kapal
    tàu
    tên tàu
  `,
  voyage: `
    chuyến
    nomor pelayaran
    số chuyến
  `,
  incoterm: `
    syarat pengiriman
    syarat penyerahan
    điều kiện giao hàng
    điều kiện thương mại
  `,
  payment_terms: `
    cara pembayaran
    phương thức thanh toán
    syarat pembayaran
    termin pembayaran
    điều khoản thanh toán
    điều kiện thanh toán
  `,
  currency: `
    loại tiền
    mata uang
    đơn vị tiền tệ
    đồng tiền thanh toán
  `,
  country_of_origin: `
    asal barang
    negara asal
    nước xuất xứ
    xuất xứ
    xuất xứ hàng hóa
  `,
  country_of_export: `
    negara ekspor
    negara pengekspor
    nước xuất khẩu
  `,
  country_of_destination: `
    negara tujuan
    nước nhập khẩu
    nước đến
  `,
  packages: `
    jumlah karton
    jumlah kemasan
    jumlah koli
    số kiện
    số lượng kiện
    số thùng
    tổng số kiện
    tổng số thùng
  `,
  net_weight: `
    berat bersih
    khối lượng tịnh
    total berat bersih
    trọng lượng tịnh
    tổng trọng lượng tịnh
  `,
  gross_weight: `
    berat kotor
    khối lượng cả bì
    total berat kotor
    trọng lượng cả bì
    trọng lượng gộp
    tổng trọng lượng
    tổng trọng lượng cả bì
  `,
  volume: `
    isi kotor
    số khối
    thể tích
    tổng thể tích
  `,
  shipping_marks: `
    ký mã hiệu
    merek dan nomor
    nhãn hiệu
  `,
  goods_description: `
    deskripsi barang
    mô tả hàng hóa
    tên hàng
    tên hàng hóa
    uraian barang
  `,
  goods_total: `
    cộng tiền hàng
    jumlah harga
    subtotal barang
    tiền hàng
    tổng tiền hàng
  `,
  freight: `
    biaya angkut
    biaya pengiriman
    cước phí
    cước vận chuyển
    ongkos kirim
    phí vận chuyển
  `,
  insurance: `
    asuransi
    bảo hiểm
    phí bảo hiểm
  `,
  discount: `
    chiết khấu
    diskon
    giảm giá
    potongan
  `,
  total_amount: `
    jumlah keseluruhan
    jumlah total
    total harga
    total keseluruhan
    tổng cộng
    tổng cộng tiền thanh toán
    tổng giá trị
    tổng thanh toán
    tổng tiền
    tổng trị giá
  `,
  total_in_words: `
    bằng chữ
    số tiền bằng chữ
    terbilang
    viết bằng chữ
  `,
  hs_code: `
    kode hs
    mã hs
    mã số hàng hóa
    pos tarif
  `,
} satisfies MoreLabels;
