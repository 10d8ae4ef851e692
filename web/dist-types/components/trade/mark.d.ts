/** What is known about a value. A sure value has no mark at all. */
export declare const MARKS: readonly ['fails', 'disagree', 'unverified', 'doubtful', 'person', 'holds', 'unsaid'];
export type MarkKind = (typeof MARKS)[number];
/** A mark of 12 px. `label` names it in full ("doubtful, 74 percent"); without one it stands beside a word and is not read. */
export declare function Mark({ kind, label }: {
    kind: MarkKind;
    label?: string;
}): import("react").JSX.Element;
export type MarkCounts = Partial<Record<MarkKind, number>>;
/** How many of each wait to be checked, in the order of what is worst. Zero is nothing. */
export declare function MarkCount({ counts }: {
    counts: MarkCounts;
}): import("react").JSX.Element;
