/** Numbers of fields in the ONNX format (onnx.proto: `ModelProto.metadata_props`, and key and value of one of them). */
const METADATA = 14;
const KEY = 1;
const VALUE = 2;
/** Protobuf says before each field how its bytes run. */
const VARINT = 0;
const EIGHT_BYTES = 1;
const COUNTED = 2;

const NAME = 'character';

/** The letters that a model of lines knows, in the order of its answers: they stand in the model's own file. Its last answer is a blank between words. */
export function alphabetOf(model: Uint8Array): string[] {
  for (const entry of fieldsOf(model, METADATA)) {
    const [key] = fieldsOf(entry, KEY);
    const [value] = fieldsOf(entry, VALUE);
    if (key !== undefined && value !== undefined && textOf(key) === NAME) return [...textOf(value).split('\n'), ' '];
  }
  throw new Error('The model does not name its letters');
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The counted fields of a protobuf message that have this number. */
function fieldsOf(bytes: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind === VARINT) varint();
    else if (kind === COUNTED) {
      const length = varint();
      if (tag >>> 3 === wanted) found.push(bytes.subarray(at, at + length));
      at += length;
    } else at += kind === EIGHT_BYTES ? 8 : 4;
  }
  return found;
}
