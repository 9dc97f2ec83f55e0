import * as z from 'zod/mini'

/** A random string kept by the requesting browser: a sign-in that returns in another browser is refused. */
export const browserWord = z.string().check(z.regex(/^[\w-]{20,100}$/))
/** Same-origin path to open after the sign-in. */
export const returnPath = z.string().check(z.maxLength(500))
