import { hashPassword, passwordMatches } from '../auth/passwords'

// A word is handed on and typed anew, and two spellings of one look alike: a tone mark may come before or after the vowel below.
export const hashPagePassword = (word: string) => hashPassword(word.normalize())
export const pagePasswordMatches = (word: string, hash: string | undefined) => passwordMatches(word.normalize(), hash)
