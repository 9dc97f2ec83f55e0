/** Decodes one part of an address; one with a broken escape (`100%`) is returned unchanged. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
