import { type ComponentProps } from 'react';
interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
    readonly hint?: string;
    readonly error?: string | null;
}
/** A password that can be shown, with a note when Caps Lock is on. */
export declare function PasswordField({ hint, error, ...input }: PasswordFieldProps): import("react").JSX.Element;
export {};
