import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { leastPasswordScore } from '@schemas/constants'
import type { Locale } from '@schemas/layout/locale'
import { guessablePassword } from './account-words'

let estimator: ZxcvbnFactory | undefined

/** Refuses a password that a guesser would come to soon. `known` is what everybody knows of the person: address, names, site. */
export function checkPassword(password: string, known: readonly string[], locale: Locale): void {
  // Its dictionaries are made when the first is asked for.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  // What is long enough is judged by its beginning: the estimate's time grows with the square of the length.
  const { score } = estimator.check(password.slice(0, 64), inPairs(known.flatMap((word) => word.toLowerCase().split(/[\s@.]+/)).filter((word) => word.length > 2)))
  if (score < leastPasswordScore) throw guessablePassword(locale)
}

/** The words, and each two of them as people join their names. */
const inPairs = (words: readonly string[]): string[] => [...words, ...words.flatMap((first) => words.flatMap((second) => (first === second ? [] : [first + second, `${first}.${second}`, `${first}_${second}`, `${first} ${second}`])))]
