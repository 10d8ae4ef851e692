/** Why nobody can tell what became of an export, or what stands there. At first it was recorded as a sentence. */
export type Untold = 'interface-says-nothing' | 'something-else-arrived' | 'interface-changed' | 'no-key-said';
