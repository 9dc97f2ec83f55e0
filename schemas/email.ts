import * as z from 'zod/mini'
import { mailAddressOf } from './mail-address'

/** A mail address in any script, in the one form in which it is stored and compared. */
export const emailAddress = z.string().check(
  z.overwrite((written) => mailAddressOf(written) ?? written.trim()),
  // Named as a format, for messages; what an address is, `mailAddressOf` decides.
  z.email({ pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, abort: true }),
  (ctx) => {
    if (mailAddressOf(ctx.value) === undefined)
      ctx.issues.push({ code: 'invalid_format', format: 'email', input: ctx.value })
  },
  z.maxLength(254),
)
