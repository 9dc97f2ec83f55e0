import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

let estimator: ZxcvbnFactory | undefined

/**
 * How hard a password is to guess: 0 (at once) to 4; `leastPasswordScore` is required. `known` is public knowledge of
 * the person: e-mail address, names, site. Used for the hint in the browser, which loads it when a password is being
 * typed, and for the gateway's decision.
 */
export function passwordScore(password: string, known: readonly string[] = []): number {
  // Its dictionaries are built on the first check.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  // Only the beginning of a long password is checked: the time grows with the square of the length.
  return estimator.check(
    password.slice(0, 64),
    inPairs(known.flatMap((word) => word.toLowerCase().split(/[\s@.]+/)).filter((word) => word.length > 2)),
  ).score
}

/** The terms, and each two of them joined as people join their names. */
const inPairs = (terms: readonly string[]): string[] => [
  ...terms,
  ...terms.flatMap((first) =>
    terms.flatMap((second) =>
      first === second ? [] : [first + second, `${first}.${second}`, `${first}_${second}`, `${first} ${second}`],
    ),
  ),
]
