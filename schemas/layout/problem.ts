import type { Locale } from './locale'
import type { RefusalMessage } from './refuse'

/** Why a notice replaces a block's view. `path` leads to the value, from the document's root. */
export type Problem = {
  code:
    | 'unknown-type'
    | 'invalid-props'
    | 'newer-version'
    | 'invalid-node'
    | 'migration-failed'
    | 'threw'
    | 'missing-section'
  /** In English, also for the log. */
  message: string
  /** The same in Thai; absent for the message of an exception. */
  th?: string
  path: (string | number)[]
}

/** A problem with our own message. */
export const problemOf = (code: Problem['code'], { en, th }: RefusalMessage, path: Problem['path'] = []): Problem => ({
  code,
  message: en,
  th,
  path,
})

/** The message in the reader's language; '' where there is none. */
export const problemMessage = ({ message, th }: Pick<Problem, 'message' | 'th'>, locale: Locale): string =>
  locale === 'th' ? (th ?? '') : message
