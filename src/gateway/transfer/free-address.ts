import { addressProblem, addressShape } from '@schemas/layout/page-address'

/** An address like `path` that no page has: with a number on its first word, or below one where it has none. `taken` are shapes, and the one found is added. */
export function freeAddress(path: string, taken: Set<string>): string {
  const parts = path.split('/').filter(Boolean)
  const at = parts.findIndex((part) => !part.startsWith('{') && addressProblem(`/${part}`) === undefined)
  for (let number = 2; ; number++) {
    const tried = at >= 0 ? parts.with(at, `${parts[at]?.slice(0, 70)}-${number}`) : [`page-${number}`, ...parts.filter((part) => part.startsWith('{'))]
    const address = `/${tried.join('/')}`
    if (taken.has(addressShape(address)) || addressProblem(address) !== undefined) {
      // What no number can make an address of.
      if (number > 5000) return `/page-${Date.now().toString(36)}`
      continue
    }
    taken.add(addressShape(address))
    return address
  }
}
