/** Text from its bytes: UTF-8 or UTF-16 by their marks, else UTF-8 where it is that, else Thai of older programs. A cut letter at the end is left out. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // Streaming, so that a letter which the last byte cuts in two is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
