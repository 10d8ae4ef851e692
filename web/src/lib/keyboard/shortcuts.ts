import { persistentStorage } from '../session/storage.js';
import { strokeOf } from './strokes.js';

export interface Shortcut {
  /** A stroke (`j`, `mod+k`, `?`), or a chord of two (`g s`). */
  readonly keys: string;
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Works while a text field has the focus, too. */
  readonly inFields?: boolean;
  /** Not worth a place in the strip at the foot; it stands in the sheet. */
  readonly minor?: boolean;
}

export interface Layer {
  readonly shortcuts: readonly Shortcut[];
  /** `screen` belongs to what is shown, `everywhere` to the shell. A `modal` layer silences all below it. */
  readonly scope: 'screen' | 'everywhere' | 'modal';
}

const CHORD_MS = 1_000;

/** All shortcuts that work now. Layers come and go with the components that own them. */
export class Shortcuts {
  #layers: readonly Layer[] = [];
  #chord: { first: string; at: number } | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The layers that are heard: those from the topmost modal one on. */
  readonly snapshot = (): readonly Layer[] => this.#layers;

  add(layer: Layer): () => void {
    this.#set([...this.#layers, layer]);
    return () => this.#set(this.#layers.filter((other) => other !== layer));
  }

  handle(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const stroke = strokeOf(event);
    const typing = isTextField(event.target);
    const single = !/^(mod|alt)\+|^(escape|f\d+)$/.test(stroke);
    if (single && !typing && !singleKeysOn() && stroke.length === 1) return;
    if (activatesByItself(event.target, stroke)) return;

    const chord = this.#chord && event.timeStamp - this.#chord.at < CHORD_MS ? `${this.#chord.first} ${stroke}` : null;
    this.#chord = null;
    const shortcut = this.#find(chord, stroke, typing && single);
    if (shortcut) {
      event.preventDefault();
      shortcut.run(event);
    } else if (!typing && this.#heard().some(({ keys }) => keys.startsWith(`${stroke} `))) {
      this.#chord = { first: stroke, at: event.timeStamp };
    }
  }

  #find(chord: string | null, stroke: string, typing: boolean): Shortcut | undefined {
    const heard = this.#heard().filter(({ inFields }) => inFields || !typing);
    return heard.findLast(({ keys }) => keys === chord) ?? heard.findLast(({ keys }) => keys === stroke);
  }

  #heard(): Shortcut[] {
    const modal = this.#layers.findLastIndex(({ scope }) => scope === 'modal');
    return this.#layers.slice(Math.max(modal, 0)).flatMap(({ shortcuts }) => shortcuts);
  }

  #set(layers: readonly Layer[]): void {
    this.#layers = layers;
    for (const listener of this.#listeners) listener();
  }
}

/** A person may switch keys without a modifier off, for example because speech input types them. */
export function singleKeysOn(): boolean {
  return persistentStorage.get('singleKeys') !== 'off';
}

export function setSingleKeys(on: boolean): void {
  if (on) persistentStorage.remove('singleKeys');
  else persistentStorage.set('singleKeys', 'off');
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');
}

/** Enter and Space on a button or link do what that one does. */
function activatesByItself(target: EventTarget | null, stroke: string): boolean {
  return (
    (stroke === 'enter' || stroke === 'space') &&
    target instanceof HTMLElement &&
    target.matches('button, a[href], [role^=menuitem], input')
  );
}
