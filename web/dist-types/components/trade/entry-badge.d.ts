import type { CustomsAnswer } from './customs-answer.js';
/** Customs' answer as a badge: green Cleared or red Held, and the four flags. The tooltip names them, the N first. */
export declare function EntryBadge({ answer: { kind, flags } }: {
    answer: CustomsAnswer;
}): import("react").JSX.Element;
