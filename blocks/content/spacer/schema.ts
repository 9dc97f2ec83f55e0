import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { limits } from '@schemas/layout/limits'
import { responsive } from '@schemas/layout/responsive'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Steps of 4 px. */
      height: responsive(inUnit(z.int().check(z.gte(0), z.lte(limits.step)), 'step'), 8),
    }),
  responsive: ['height'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
