/** Words that every screen uses. */
export const common = {
  product: 'Tallyport',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  reason: 'Reason',
  confirm: 'Confirm',
  close: 'Close',
  saving: 'Saving…',
  stillLoading: 'Still loading. The server is slow to answer.',
  loading: 'Loading',
  nothingLost: 'Nothing was lost.',
  empty: 'empty',
  unknown: '–',
  clearFilters: 'Clear filters',
  create: "Create '{{name}}'",
  noMatch: "Nothing found for '{{term}}'.",
  typeToSearch: 'Type to search',
  clearField: 'Clear {{field}}',
  closeLosesInput: 'What you typed would be lost. Press Esc again to close.',
  allKeys: 'all shortcuts',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'The browser blocked copying. It is selected: copy it with Ctrl C.',
} as const;

/** Default titles of toasts. */
export const toast = { success: 'Success', error: 'Error', warning: 'Warning', info: 'Info' } as const;
