import * as z from 'zod/mini'
import { mailAddressOf, shownAddressOf } from './mail-address'

/** Named as a format, for messages and for fields of the builder; what an address is, `mailAddressOf` decides. */
const email = (read: (written: string) => string | undefined) =>
  z.string().check(
    z.overwrite((written) => read(written) ?? written.trim()),
    z.email({ pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, abort: true }),
    (ctx) => {
      if (mailAddressOf(ctx.value) === undefined)
        ctx.issues.push({ code: 'invalid_format', format: 'email', input: ctx.value })
    },
    z.maxLength(254),
  )

/** A mail address in any script, in the one form in which it is stored and compared. */
export const emailAddress = email(mailAddressOf)

/** A mail address that a page shows, in the letter case in which it is written. */
export const shownEmail = email(shownAddressOf)
