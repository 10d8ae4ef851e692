import { type Turn, turnedBox } from '../model/paper-layout.js';
import type { PageWord } from '../model/word-pick.js';
import { percents } from './percents.js';

/** The words that a person took from the page. */
export function PickedWords({ words, picked, turn }: { words: readonly PageWord[]; picked: readonly number[]; turn: Turn }) {
  return picked.flatMap((index) => {
    const word = words[index];
    if (!word) return [];
    return [
      <span
        key={index}
        aria-hidden="true"
        className="pointer-events-none absolute z-20 rounded-[2px] bg-accent-solid/25 outline-1 outline-accent-solid"
        style={percents(turnedBox(word.box, turn), 1)}
      />,
    ];
  });
}
