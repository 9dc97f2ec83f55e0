import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as shared } from '@schemas/hora/calls/hora/shared'
import type { call as sky } from '@schemas/hora/calls/hora/sky'
import { blockPlace, coordinatesOf } from '@schemas/hora/entities/block-place'
import { ascendantMethods, planetMethods } from '@schemas/hora/entities/chart-options'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

export const chartTabs = ['positions', 'day', 'thaksa', 'differences'] as const
export type ChartTab = (typeof chartTabs)[number]

export const schema = defineBlock({
  version: 1,
  /** The code of a shared chart. A cast never enters the address. */
  query: ['chart'],
  secretQuery: ['chart'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      /** The site's name, languages and account above it, for a page without a header. */
      bar: z._default(z.boolean(), false),
      /** Of the sky shown first, and the first choice of the form; the site's own where it is absent. */
      place: z.optional(blockPlace()),
      planets: z.optional(z.enum(planetMethods)),
      ascendant: z.optional(z.enum(ascendantMethods)),
      numerals: numeralsChoice(),
      tabs: z._default(
        z.array(z.enum(chartTabs)).check(z.minLength(1), z.maxLength(chartTabs.length), (ctx) => {
          if (new Set(ctx.value).size < ctx.value.length) refuse(ctx, { en: 'A tab is listed twice.', th: 'มีแท็บซ้ำกัน' })
        }),
        [...chartTabs],
      ),
      /** Offers to keep and share charts. */
      saving: z._default(z.boolean(), true),
    }),
  data: ({ place, planets, ascendant }, { query }): { shared?: DataCall<typeof shared>; sky?: DataCall<typeof sky> } =>
    query.chart
      ? { shared: { call: 'hora/shared', input: { code: query.chart.slice(0, 64) } } }
      : {
          sky: {
            call: 'hora/sky',
            input: {
              ...coordinatesOf(place),
              ...(planets ? { planets } : {}),
              ...(ascendant ? { ascendant } : {}),
              include: 'differences',
            },
          },
        },
})

export type Props = PropsOf<typeof schema>
