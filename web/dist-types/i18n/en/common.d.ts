/** Words that every screen uses. */
export declare const common: {
    readonly product: 'Tallyport';
    readonly tryAgain: 'Try again';
    readonly cancel: 'Cancel';
    readonly confirm: 'Confirm';
    readonly close: 'Close';
    readonly dismiss: 'Dismiss';
    readonly saving: 'Saving…';
    readonly copy: 'Copy';
    readonly copied: 'Copied';
    readonly stillLoading: 'Still loading. The server answers slowly.';
    readonly loading: 'Loading';
    readonly nothingLost: 'Nothing was lost.';
    readonly empty: 'empty';
    readonly unknown: '–';
    readonly clearFilters: 'Clear filters';
    readonly create: "Create '{{name}}'";
    readonly noMatch: "Nothing found for '{{term}}'.";
    readonly typeToSearch: 'Type to search';
    readonly clearField: 'Clear {{field}}';
    readonly needed: 'needed';
    readonly closeLosesInput: 'What you typed would be lost. Press Esc again to close.';
    readonly allKeys: 'all keys';
    readonly previousPage: 'Previous page';
    readonly nextPage: 'Next page';
};
/** Default titles of toasts. */
export declare const toast: {
    readonly success: 'Success';
    readonly error: 'Error';
    readonly warning: 'Warning';
    readonly info: 'Info';
};
