/** Who is signed in: role, theme, keys, sign out. */
export declare function UserMenu({ expanded }: {
    expanded: boolean;
}): import("react").JSX.Element;
