import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';

/**
 * A file that is attached to the paper and holds its data as XML, such as the `factur-x.xml` of an electronic invoice. Whoever made the
 * paper wrote it: nothing in it is more than a text. `root` is null where it was not read, and `refusal` says why.
 */
export type EmbeddedFile =
  | { readonly name: string; readonly root: XmlElement; readonly refusal: null }
  | { readonly name: string; readonly root: null; readonly refusal: string };
