import type { XmlElement } from '../xml-element.js';

/** An element for a test: its name, and its text or its children. */
export function element(name: string, inside: string | readonly XmlElement[] = ''): XmlElement {
  return typeof inside === 'string'
    ? { name, attributes: {}, text: inside, children: [] }
    : { name, attributes: {}, text: '', children: inside };
}

/** An answer with its status, its log and its data. */
export function answerOf(status: string, log = '', data: readonly XmlElement[] = []): XmlElement {
  return element('UniversalResponse', [element('Status', status), element('Data', data), element('ProcessingLog', log)]);
}

/** Where data is from: `<DataContext>` with one source. */
export function contextOf(type: string, key: string): XmlElement {
  const source = element('DataSource', [element('Type', type), element('Key', key)]);
  return element('DataContext', [element('DataSourceCollection', [source])]);
}
