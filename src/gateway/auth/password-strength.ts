import { leastPasswordScore } from '@schemas/constants'
import type { Locale } from '@schemas/layout/locale'
import { passwordScore } from '@schemas/password-score'
import { guessablePassword } from './account-messages'

/**
 * Refuses a password that a guesser would try early. `known` holds what anyone knows of the person: address, names,
 * site.
 */
export function checkPassword(password: string, known: readonly string[], locale: Locale): void {
  if (passwordScore(password, known) < leastPasswordScore) throw guessablePassword(locale)
}
