import * as z from 'zod/mini'

/** A random word that the asking browser keeps: what comes back in another browser goes no further. */
export const browserWord = z.string().check(z.regex(/^[\w-]{20,100}$/))
/** Same-origin path to go to in the end. */
export const returnPath = z.string().check(z.maxLength(500))
