import { GOOD_ANSWER, type HostileAnswer, NAMESPACE, response, utf8 } from './hostile-answer.js';

const GOOD_STATUS = '<Status>PRS</Status>';
const withType = (type: string, inside = GOOD_STATUS) => `<?xml version="1.0"?>${type}${response(inside).replace(/^<\?xml.*\?>\n/, '')}`;
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('');
const spoilt = (from: string, to: string) => GOOD_ANSWER.replace(from, to);

/** Documents that are wrong as documents: types, entities, roots, tags, attributes, namespaces. None can be read, so nothing is known. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'a document type': withType('<!DOCTYPE UniversalResponse>'),
  'a document type of another place': withType('<!DOCTYPE UniversalResponse SYSTEM "http://127.0.0.1:9/evil.dtd">'),
  'a public document type': withType('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://127.0.0.1:9/x.dtd">'),
  'a document type in small letters': withType('<!doctype UniversalResponse>'),
  'a document type after a comment': withType('<!-- harmless --><!DOCTYPE UniversalResponse>'),
  'a document type within the root': response(`<!DOCTYPE Status>${GOOD_STATUS}`),
  'an entity of the house': withType('<!DOCTYPE r [<!ENTITY ok "PRS">]>', '<Status>&ok;</Status>'),
  'an entity of a file': withType('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<Status>PRS</Status><Data>&x;</Data>'),
  'an entity of the network': withType('<!DOCTYPE r [<!ENTITY x SYSTEM "http://169.254.169.254/latest">]>', '<Status>&x;</Status>'),
  'a parameter entity': withType('<!DOCTYPE r [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p;]>'),
  'a billion laughs': withType(`<!DOCTYPE r [<!ENTITY l0 "ha">${laughs}]>`, '<Status>&l9;</Status>'),
  'quadratic blowup': withType(`<!DOCTYPE r [<!ENTITY a "${'a'.repeat(50_000)}">]>`, `<Status>${'&a;'.repeat(50_000)}</Status>`),
  'an entity that nobody declared': response('<Status>PRS</Status><ProcessingLog>&nbsp;</ProcessingLog>'),
  'a bare ampersand': response('<Status>PRS</Status><ProcessingLog>A & B</ProcessingLog>'),
  'an unfinished entity': response('<Status>PRS</Status><ProcessingLog>A &amp</ProcessingLog>'),
  'an entity in an attribute': response('<Status Content="&evil;">PRS</Status>'),
  'a NUL by its number': response('<Status>PRS&#0;</Status>'),
  'half a character by its number': response('<Status>PRS&#xD800;</Status>'),
  'a number beyond all characters': response('<Status>PRS&#x110000;</Status>'),
  'a processing instruction': withType('<?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?>'),
  'a processing instruction within': response(`<?php echo 1 ?>${GOOD_STATUS}`),
  'a second declaration': response(`<?xml version="1.0"?>${GOOD_STATUS}`),
  'a declaration after a blank': ` ${GOOD_ANSWER}`,
  'two roots': `${GOOD_ANSWER}<UniversalResponse xmlns="${NAMESPACE}"><Status>ERR</Status></UniversalResponse>`,
  'text after the root': `${GOOD_ANSWER}Server Error`,
  'text before the root': `Warning: mysql_connect() ${GOOD_ANSWER}`,
  'a section after the root': `${GOOD_ANSWER}<![CDATA[x]]>`,
  'a comment without end': spoilt('</Status>', '</Status><!-- '),
  'a section without end': spoilt('PRS', '<![CDATA[PRS'),
  'tags that cross': response('<Data><Status>PRS</Data></Status>'),
  'a tag in other letters closes it': spoilt('</Status>', '</status>'),
  'a close too many': spoilt('</Status>', '</Status></Status>'),
  'a tag within a tag': spoilt('<Status>', '<Status <x>>'),
  'an attribute twice': spoilt('<Status>', '<Status a="1" a="2">'),
  'an attribute without quotes': spoilt('<Status>', '<Status a=1>'),
  'an attribute without value': spoilt('<Status>', '<Status checked>'),
  'attributes without a blank between': spoilt('<Status>', '<Status a="1"b="2">'),
  'a bracket in an attribute': spoilt('<Status>', '<Status a="<">'),
  'a name with a number first': spoilt('<Status>PRS</Status>', '<Status>PRS</Status><1x/>'),
  'a name that is a trap for programs': response(`${GOOD_STATUS}<__proto__><Status>ERR</Status></__proto__>`),
  'another name that is a trap for programs': response(`${GOOD_STATUS}<constructor/>`),
  'the namespace of another year': GOOD_ANSWER.replace('2011/11', '2012/11'),
  'no namespace': GOOD_ANSWER.replace(` xmlns="${NAMESPACE}"`, ''),
  'a foreign namespace within': spoilt('<Status>', '<Status xmlns="urn:other">'),
  'no namespace within': spoilt('<Status>', '<Status xmlns="">'),
  'a prefix that stands for nothing': GOOD_ANSWER.replaceAll('Status>', 'x:Status>'),
  'a prefix that stands for something foreign': GOOD_ANSWER.replace('<Status>', '<x:Status xmlns:x="urn:x">').replace(
    '</Status>',
    '</x:Status>',
  ),
  'an envelope of another protocol': `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${GOOD_STATUS}</s:Body></s:Envelope>`,
  'the request back': GOOD_ANSWER.replaceAll('UniversalResponse', 'UniversalShipment'),
};

export const HOSTILE_MARKUP: readonly HostileAnswer[] = Object.entries(DOCUMENTS).map(([name, text]) => ({
  name,
  takenFor: 'unknown',
  body: () => utf8(text),
}));
