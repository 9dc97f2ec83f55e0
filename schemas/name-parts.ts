/**
 * A name's extension with its dot, as people see it: `archive.tar.gz` has both; a name that begins with a dot, or has a
 * long or spaced ending, has none. Browser and gateway share this when numbering copies and selecting the part to
 * rename.
 */
export function nameParts(name: string): { base: string; ending: string } {
  const found = /^(.+?)((?:\.tar)?\.[\p{L}\p{N}]{1,8})$/iu.exec(name)
  return found ? { base: found[1] ?? name, ending: found[2] ?? '' } : { base: name, ending: '' }
}
