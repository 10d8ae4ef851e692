/** Why it cannot be told what a message of a freight system speaks of; messages of the first days say it in a sentence. */
export type UnreadableMessage = 'declares-document-type' | 'begins-otherwise';
