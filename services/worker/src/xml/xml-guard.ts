import type { XmlLimits } from './xml-limits.js';
import { XmlRefused } from './xml-refusal.js';
import { endOfTag, readTag } from './xml-tag.js';
import { countEntities, LONGEST_ENTITY, requireCharacters } from './xml-text.js';
import type { XmlTree } from './xml-tree.js';

const DECLARATION = /^<\?xml\s[^?<>]{1,200}\?>/;
/** As long as a declaration may be, and a little more. */
const DECLARATION_CHARACTERS = 256;
const COMMENT = { opens: '<!--', closes: '-->' };
const CDATA = { opens: '<![CDATA[', closes: ']]>' };
const INSTRUCTION = { opens: '<?', closes: '?>' };
type Island = typeof COMMENT;

/**
 * Reads over a document slice by slice, before anything parses it, and throws {@link XmlRefused} at the first thing that is not
 * allowed: what is refused costs the memory of one slice. What passes has no document type, no instructions and no entities but
 * those of XML, and its tags make one tree.
 */
export class XmlGuard {
  /** What was not read yet, from `at`. */
  private rest = '';
  private at = 0;
  /** Whether there is an ampersand in `rest`. */
  private hasEntities = false;
  private entities = 0;
  private isAtStart = true;
  private isAtEnd = false;
  private within: Island | null = null;

  constructor(
    private readonly tree: XmlTree,
    private readonly limits: XmlLimits,
    private readonly mayInstruct = false,
  ) {}

  take(slice: string): void {
    requireCharacters(slice);
    this.rest += slice;
    this.readOn();
  }

  /** How many elements the document has; throws where it is not at its end. */
  end(): number {
    this.isAtEnd = true;
    this.readOn();
    if (this.within !== null || this.rest !== '') throw new XmlRefused('truncated', 'it ends within a tag, a comment or a section');
    return this.tree.end();
  }

  private readOn(): void {
    if (this.isAtStart && !this.leaveStart()) return;
    this.hasEntities = this.rest.includes('&');
    while (this.at < this.rest.length && this.readNext());
    this.rest = this.rest.slice(this.at);
    this.at = 0;
  }

  /** Whether enough has come to tell if there is a declaration. */
  private leaveStart(): boolean {
    if (!this.isAtEnd && this.rest.length < DECLARATION_CHARACTERS && !this.rest.includes('>')) return false;
    if (/^\s*[^\s<]/.test(this.rest)) throw new XmlRefused('not-xml', 'it does not begin with a tag');
    this.at = DECLARATION.exec(this.rest)?.[0].length ?? 0;
    this.isAtStart = false;
    return true;
  }

  /** Reads one tag, or text up to one; false where more has to come first. */
  private readNext(): boolean {
    if (this.within !== null) return this.leaveIsland(this.within);
    if (this.rest[this.at] !== '<') return this.readText();
    if (this.rest[this.at + 1] === '!') return this.readMarkup();
    if (this.rest[this.at + 1] === '?') return this.readInstruction();
    const bracket = this.rest.indexOf('>', this.at);
    if (bracket > 0 && this.tree.putKnown(this.rest, this.at, bracket)) {
      this.at = bracket + 1;
      return true;
    }
    const end = endOfTag(this.rest, this.at);
    if ((end < 0 ? this.rest.length : end) - this.at > this.limits.tagCharacters) throw new XmlRefused('attributes', 'a tag is too long');
    if (end < 0) return false;
    this.tree.put(readTag(this.rest.slice(this.at, end), this.limits));
    this.at = end;
    return true;
  }

  private readText(): boolean {
    const tag = this.rest.indexOf('<', this.at);
    let end = tag < 0 ? this.rest.length : tag;
    if (this.hasEntities && tag < 0 && !this.isAtEnd) {
      // An entity may go on in the next slice.
      const ampersand = this.rest.indexOf('&', Math.max(this.at, end - LONGEST_ENTITY));
      if (ampersand >= 0) end = ampersand;
    }
    if (end === this.at) return false;
    if (!this.tree.isInside() && this.rest.slice(this.at, end).trim() !== '') this.tree.requireInside();
    if (this.hasEntities) this.takeEntities(countEntities(this.rest.slice(this.at, end)));
    this.at = end;
    return true;
  }

  private takeEntities(count: number): void {
    this.entities += count;
    if (this.entities > this.limits.entities) throw new XmlRefused('entity', `it has more than ${this.limits.entities} entities`);
  }

  private readMarkup(): boolean {
    const begins = this.rest.slice(this.at, this.at + CDATA.opens.length);
    const island = [COMMENT, CDATA].find(({ opens }) => begins.startsWith(opens));
    if (island) {
      if (island === CDATA) this.tree.requireInside();
      this.within = island;
      this.at += island.opens.length;
      return true;
    }
    const mayBecomeOne = [COMMENT, CDATA].some(({ opens }) => opens.startsWith(begins));
    if (!mayBecomeOne) throw new XmlRefused('document-type', 'it has a document type, or declares something');
    return false;
  }

  /** An instruction says how to show a document; where it is allowed nobody follows it. */
  private readInstruction(): boolean {
    if (!this.mayInstruct) throw new XmlRefused('processing-instruction', 'it has a processing instruction');
    this.within = INSTRUCTION;
    this.at += INSTRUCTION.opens.length;
    return true;
  }

  private leaveIsland(island: Island): boolean {
    const end = this.rest.indexOf(island.closes, this.at);
    if (end < 0) this.at = Math.max(this.at, this.rest.length - island.closes.length + 1);
    else this.at = end + island.closes.length;
    if (end >= 0) this.within = null;
    return end >= 0;
  }
}
