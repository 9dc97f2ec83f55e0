/**
 * A name's ending with its dot, as people take it: `archive.tar.gz` has both; what begins with a dot, or is long or spaced behind it, has none.
 * Browser and gateway number copies and choose what is renamed by it alike.
 */
export function nameParts(name: string): { base: string; ending: string } {
  const found = /^(.+?)((?:\.tar)?\.[\p{L}\p{N}]{1,8})$/iu.exec(name)
  return found ? { base: found[1] ?? name, ending: found[2] ?? '' } : { base: name, ending: '' }
}
