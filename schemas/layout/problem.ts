import type { Locale } from './locale'
import type { RefusalMessage } from './refuse'

/** Why a block stands as a notice instead of its view. `path` leads to the value, from the document's root. */
export type Problem = {
  code:
    | 'unknown-type'
    | 'invalid-props'
    | 'newer-version'
    | 'invalid-node'
    | 'migration-failed'
    | 'threw'
    | 'missing-section'
  /** In English, as it is logged too. */
  message: string
  /** The same in Thai; what code threw has no words for people. */
  th?: string
  path: (string | number)[]
}

/** A problem in words of ours. */
export const problemOf = (code: Problem['code'], { en, th }: RefusalMessage, path: Problem['path'] = []): Problem => ({
  code,
  message: en,
  th,
  path,
})

/** What is wrong, in the reader's language; '' where nobody has words for it. */
export const problemMessage = ({ message, th }: Pick<Problem, 'message' | 'th'>, locale: Locale): string =>
  locale === 'th' ? (th ?? '') : message
