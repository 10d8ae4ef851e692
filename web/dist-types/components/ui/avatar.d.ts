interface AvatarProps {
    readonly name: string;
    /** Hex without #; anything else is the default grey. */
    readonly color: string;
    readonly size?: 'small' | 'regular' | 'large';
    /** Machines have rounded squares. */
    readonly machine?: boolean;
}
/** A person's initials on their colour, in white or ink, whichever can be read. */
export declare function Avatar({ name, color, size, machine }: AvatarProps): import("react").JSX.Element;
/** Nobody yet. */
export declare function NoAvatar({ label, size }: {
    label: string;
    size?: AvatarProps['size'];
}): import("react").JSX.Element;
/** Two letters of a Latin name, the last character of a Chinese one. */
export declare function initials(name: string): string;
export {};
