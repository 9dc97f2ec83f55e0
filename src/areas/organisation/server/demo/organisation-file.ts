import * as z from 'zod/mini'
import { positions } from '@schemas/organisation/entities/position'

const text = z.strictObject({ th: z.string(), en: z.string() })

export const organisationFile = z.strictObject({
  name: text,
  branches: z.array(
    z.strictObject({
      /** Of commerce's demo data. */
      location: z.string(),
      name: text,
      address: text,
      phone: z.string(),
      open: z.int(),
      close: z.int(),
      perDay: z.int(),
      registers: z.array(z.strictObject({ code: z.string(), name: text, machineNo: z.string() })),
    }),
  ),
  staff: z.array(
    z.strictObject({
      key: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      branch: z.string(),
      position: z.enum(positions),
    }),
  ),
  optionGroups: z.array(
    z.strictObject({
      code: z.string(),
      title: text,
      max: z.int(),
      categories: z.array(z.string()),
      options: z.array(
        z.strictObject({
          code: z.string(),
          title: text,
          price: z.int(),
          stock: z._default(z.record(z.string(), z.int()), {}),
        }),
      ),
    }),
  ),
  days: z.int(),
  held: z.array(z.strictObject({ branch: z.string(), name: z.string() })),
})
export type OrganisationFile = z.infer<typeof organisationFile>
export type DemoBranch = OrganisationFile['branches'][number]
