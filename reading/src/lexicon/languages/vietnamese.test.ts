import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in Vietnamese is read', () => {
  const read = readPrinted({
    title: 'Hóa đơn thương mại',
    parties: [
      ['Người bán:', 'Công ty TNHH Kim Khí Hải Phòng', '7 Lê Lợi', 'Hải Phòng, Việt Nam'],
      ['Người mua:', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Úc'],
      ['Người nhận hàng:', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Úc'],
    ],
    facts: [
      ['Số hóa đơn', 'RG24-1187'],
      ['Ngày lập hóa đơn', 'ngày 7 tháng 3 năm 2026'],
      ['Mã khách hàng', '10442'],
      ['Số đơn đặt hàng', 'PO-3391'],
      ['Phiếu giao hàng số', 'LS-808'],
      ['Ngày giao hàng', '20/03/2026'],
      ['Hạn thanh toán', '06/04/2026'],
      ['Điều kiện giao hàng', 'FCA Hải Phòng'],
      ['Mã số thuế', '0301234567'],
      ['Loại tiền', 'VND'],
      ['Xuất xứ', 'Việt Nam'],
      ['Trọng lượng cả bì', '412,5 kg'],
      ['Số kiện', '6'],
      ['Người liên hệ', 'Anna Kern'],
    ],
    heads: ['STT', 'Mã hàng', 'Tên hàng hóa', 'Số lượng', 'ĐVT', 'Đơn giá', 'Thành tiền'],
    rows: [
      ['1', 'BT-20', 'Bản lề mạ kẽm', '1.200', 'cái', '1,85', '2.220,00'],
      ['2', 'SL-4', 'Tấm khóa phẳng', '300', 'đôi', '0,90', '270,00'],
    ],
    sums: [
      ['Cộng tiền hàng', '2.490,00 đ'],
      ['Tiền thuế GTGT', '473,10 đ'],
      ['Tổng cộng tiền thanh toán', '2.963,10 đ'],
    ],
  });
  const own = { seller_name: 'Công ty TNHH Kim Khí Hải Phòng', currency: 'VND', country_of_origin: 'Việt Nam' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Bản lề mạ kẽm', quantity_unit: 'cái' },
    { ...INVOICE_READ.lines[1], description: 'Tấm khóa phẳng', quantity_unit: 'đôi' },
  ]);
});
