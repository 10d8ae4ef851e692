import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
interface Look {
    /** `primary` is ink: at most one on a screen. `bare` has no edge until it is pointed at. */
    readonly variant?: 'primary' | 'plain' | 'bare';
    readonly size?: 'regular' | 'small';
}
/** The classes of a button, for links that look like one. */
export declare function buttonLook({ variant, size }?: Look): string;
interface ButtonProps extends Look, ComponentProps<'button'> {
    readonly icon?: LucideIcon;
    /** The key that does the same, shown on the button. */
    readonly keys?: string;
}
export declare function Button({ variant, size, icon: Icon, keys, className, children, type, ...rest }: ButtonProps): import("react").JSX.Element;
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
    readonly icon: LucideIcon;
    readonly label: string;
    readonly keys?: string;
    readonly size?: 'regular' | 'small';
}
/** A button that is only a picture: its name is read by screen readers and shown as a tooltip. */
export declare function IconButton({ icon: Icon, label, keys, size, className, type, ...rest }: IconButtonProps): import("react").JSX.Element;
export {};
