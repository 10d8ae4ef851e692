import { type ReactNode } from 'react';
interface DialogProps {
    /** The title is the question. */
    readonly title: string;
    readonly note?: string;
    /** `form` is 560 wide, a question 440; `panel` stands at the right edge over the whole height. */
    readonly form?: 'question' | 'form' | 'panel';
    /** Esc and a click beside it close only while nothing was typed; `onClose` then decides. */
    readonly dirty?: boolean;
    readonly onClose: () => void;
    readonly children: ReactNode;
}
/** A modal dialog. While it is open the shortcuts of the screen below are silent. */
export declare function Dialog({ title, note, form, dirty, onClose, children }: DialogProps): import("react").JSX.Element;
/** The row of buttons at the foot of a dialog. */
export declare function DialogActions({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
export {};
