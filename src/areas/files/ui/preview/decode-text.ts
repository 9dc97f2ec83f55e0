/**
 * Decodes text: UTF-8 or UTF-16 by BOM, otherwise UTF-8 where valid, otherwise the legacy Thai encoding. A truncated
 * last character is dropped.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // Streaming, so that a character truncated at the end is not an error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
