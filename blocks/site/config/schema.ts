import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as siteConfig } from '@schemas/site/calls/api/site-config'

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  props: () =>
    z.strictObject({
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
  data: (): { config: DataCall<typeof siteConfig> } => ({ config: { call: 'api/site-config', input: {} } }),
})

export type Props = PropsOf<typeof schema>
