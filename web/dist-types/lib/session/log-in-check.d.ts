interface Place {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
}
/**
 * Decides before anything renders: `public` and `desk` may, `sign-in` sends the person to /login
 * and keeps the page to return to.
 */
export declare function checkLogIn(place: Place, now?: number): 'public' | 'desk' | 'sign-in';
export {};
