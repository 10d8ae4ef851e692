/** Leaves for sign-in when the session ends: by its expiry, by signing out in another tab, or while the page was put aside. */
export declare function watchSession(): () => void;
