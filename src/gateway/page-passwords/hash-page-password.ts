import { hashPassword, passwordMatches } from '../auth/passwords'

// People retype passwords, and two spellings can look alike: a tone mark may come before or after the vowel below.
// Hence NFC.
export const hashPagePassword = (word: string) => hashPassword(word.normalize())
export const pagePasswordMatches = (word: string, hash: string | undefined) => passwordMatches(word.normalize(), hash)
