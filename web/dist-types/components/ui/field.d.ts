import { type ComponentProps, type ReactNode } from 'react';
interface FieldProps {
    readonly label: string;
    readonly hint?: ReactNode;
    readonly error?: string | null | undefined;
    readonly className?: string;
}
interface FieldIds {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
}
/** Label, control, and a line under it whose place is kept, so that an error makes nothing jump. */
export declare function Field({ label, hint, error, className, children }: FieldProps & {
    children: (ids: FieldIds) => ReactNode;
}): import("react").JSX.Element;
/** The look of every one-line input. */
export declare const inputLook = "h-7 w-full min-w-0 rounded-control border border-control bg-surface px-2 text-body text-ink aria-invalid:border-red-solid disabled:text-ink-3";
export declare function TextField({ label, hint, error, className, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'className'>): import("react").JSX.Element;
interface SelectFieldProps<Value extends string> extends FieldProps {
    readonly value: Value;
    readonly options: readonly {
        readonly value: Value;
        readonly label: string;
    }[];
    readonly onChange: (value: Value) => void;
}
/** A choice among few. */
export declare function SelectField<Value extends string>({ label, hint, error, className, value, options, onChange }: SelectFieldProps<Value>): import("react").JSX.Element;
/** "needed" beside a label, where others would put a star. */
export declare function useNeeded(): (label: string) => string;
export {};
