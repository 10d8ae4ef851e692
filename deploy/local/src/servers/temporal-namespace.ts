/** The namespace of all our workflows. */
export const TALLYPORT_NAMESPACE = 'tallyport';

/** What workflows can be searched by in Temporal's pages, with the type of each. */
export const searchAttributes = {
  TallyportOrgId: 'Keyword',
  TallyportWorkOrderId: 'Keyword',
  TallyportDocumentId: 'Keyword',
} as const;
