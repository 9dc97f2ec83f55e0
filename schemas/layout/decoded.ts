/** What a written part of an address spells; one with a broken escape (`100%`) is what it says. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
