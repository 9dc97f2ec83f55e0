import * as z from 'zod/mini'
import { mailAddressOf } from '../../mail-address'
import { refuse } from '../../layout/refuse'
import { noticeFaults, noticeLimits } from './notice-faults'

const address = z.string().check(
  z.overwrite((written) => mailAddressOf(written) ?? written.trim()),
  (ctx) => {
    if (mailAddressOf(ctx.value) === undefined) refuse(ctx, noticeFaults.address)
  },
)

/** Recipients of a form's new answers, as a person enters them. */
export const writtenNotice = z.strictObject({
  addresses: z.array(address).check((ctx) => {
    if (ctx.value.length > noticeLimits.addresses) refuse(ctx, noticeFaults.tooMany)
    const known = new Set<string>()
    for (const [index, each] of ctx.value.entries()) {
      if (known.has(each)) refuse(ctx, noticeFaults.twice, [index])
      known.add(each)
    }
  }),
  isOn: z.boolean(),
})
export type FormNotice = z.output<typeof writtenNotice>

/** The stored form, with the version that a save names. */
export const storedNotice = z.object({ addresses: z.array(z.string()), isOn: z.boolean(), version: z.string() })
