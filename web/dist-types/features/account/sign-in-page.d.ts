/** Sign in, and go back to where one was. It never says which of the two was wrong, and never clears the e-mail. */
export declare function SignInPage({ onEntered }: {
    onEntered?: (path: string) => void;
}): import("react").JSX.Element;
