import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

let estimator: ZxcvbnFactory | undefined

/**
 * How soon a guesser would come to a password: 0 (at once) to 4; what counts is `leastPasswordScore`. `known` is what everybody knows of the
 * person: address, names, site. The same sum for the hint in a browser, which loads it when a password is begun, and for the gateway's word.
 */
export function passwordScore(password: string, known: readonly string[] = []): number {
  // Its dictionaries are made when the first is asked for.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  // What is long enough is judged by its beginning: the estimate's time grows with the square of the length.
  return estimator.check(
    password.slice(0, 64),
    inPairs(known.flatMap((word) => word.toLowerCase().split(/[\s@.]+/)).filter((word) => word.length > 2)),
  ).score
}

/** The words, and each two of them as people join their names. */
const inPairs = (terms: readonly string[]): string[] => [
  ...terms,
  ...terms.flatMap((first) =>
    terms.flatMap((second) =>
      first === second ? [] : [first + second, `${first}.${second}`, `${first}_${second}`, `${first} ${second}`],
    ),
  ),
]
