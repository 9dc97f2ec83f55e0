import * as z from 'zod/mini'

/** Words that a line never breaks inside, such as a name of several parts. */
export const lineWords = () =>
  z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))).check(z.maxLength(200))
