import { describe, expect, test } from 'vitest';
import { attachment, cleanFileName } from './file-name.js';

describe('fault 74: the name of a file', () => {
  test.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kim\\bill of lading.pdf', 'bill of lading.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['发票 2026.pdf', '发票 2026.pdf'],
    ['..', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    [`${'x'.repeat(4_096)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('%j becomes %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected);
  });

  test('goes out as an attachment that no header can be broken out of', () => {
    expect(attachment('发票 "1".pdf')).toBe(`attachment; filename="__ _1_.pdf"; filename*=UTF-8''%E5%8F%91%E7%A5%A8%20%221%22.pdf`);
    expect(attachment("it's (a) file*.pdf")).toContain("filename*=UTF-8''it%27s%20%28a%29%20file%2A.pdf");
  });
});
