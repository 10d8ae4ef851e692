/** What came as one, for the blob store, which takes what arrives piece by piece. */
export async function* onlyPiece(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
