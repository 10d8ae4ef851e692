import type { ReactNode } from 'react';
interface EntryFormProps {
    readonly title: string;
    readonly note?: string | null;
    readonly onSubmit: () => void;
    readonly children: ReactNode;
}
/** The centred column of sign-in and sign-up; beside it is nothing. */
export declare function EntryForm({ title, note, onSubmit, children }: EntryFormProps): import("react").JSX.Element;
export {};
