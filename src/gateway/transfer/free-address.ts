import { addressProblem, addressSound } from '@schemas/layout/page-address'
import { cutText } from '../text/cut-text'

/**
 * A free address similar to `path`: numbered at its first word, or below one when it has none. Invalid parts are
 * dropped. `taken` contains the normalised addresses, and the result is added.
 */
export function freeAddress(path: string, taken: Set<string>): string {
  const parts = path
    .split('/')
    .filter(
      (part, index, all) =>
        part !== '' && addressProblem(`/${part}`) === undefined && (!isParameter(part) || all.indexOf(part) === index),
    )
  // Together they may still be too long for an address.
  const retained =
    [parts, parts.filter(isParameter), []].find((each) => addressProblem(numbered(each, 2)) === undefined) ?? []
  for (let number = 2; ; number++) {
    const address = numbered(retained, number)
    if (taken.has(addressSound(address)) || addressProblem(address) !== undefined) continue
    taken.add(addressSound(address))
    return address
  }
}

const isParameter = (part: string) => part.startsWith('{')

function numbered(parts: readonly string[], number: number): string {
  const at = parts.findIndex((part) => !isParameter(part))
  return `/${(at < 0 ? [`page-${number}`, ...parts] : parts.with(at, `${cutText(parts[at] as string, 70)}-${number}`)).join('/')}`
}
