import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineSeed, demoAgo, demoRole, momentOf } from '@gateway/seed/demo-seed'
import { chartOptions } from '@schemas/hora/entities/chart-options'
import { newChart } from '@schemas/hora/entities/saved-chart'
import { birthValues } from '../charts/chart-values'
import { insertChart } from '../charts/own-charts'
import { addShare } from '../charts/shares'
import { horaChart, horaSettings, horaShare } from '../tables'

/** A link to a chart; `revoked` says whether it has been ended since. */
const share = z.strictObject({ shows: z.boolean(), revoked: z.boolean() })

export const seed = defineSeed({
  file: 'charts.json',
  schema: z.strictObject({
    settings: z.strictObject({
      place: z.strictObject({
        label: z.strictObject({ th: z.string(), en: z.string() }),
        lat: z.number(),
        lon: z.number(),
        zone: z.string(),
      }),
      options: z.partial(chartOptions),
    }),
    charts: z.array(
      z.strictObject({ ...newChart, of: demoRole, ago: demoAgo, shares: z._default(z.array(share), []) }),
    ),
  }),
  isSeeded: async (db) => (await db.select({ id: horaChart.id }).from(horaChart).limit(1)).length > 0,
  make: async ({ db, site, people }, { settings, charts }) => {
    const { label: placeLabel, lat, lon, zone } = settings.place
    const options = Object.fromEntries(Object.entries(settings.options).filter(([, value]) => value !== undefined))
    await db.insert(horaSettings).values({ siteId: site, placeLabel, lat, lon, zone, options }).onConflictDoNothing()
    for (const { of, ago, shares, birth, place, ...fields } of charts) {
      const owner = { db, site, person: people[of], locale: 'en' } as const
      const { id } = await insertChart(owner, { ...fields, ...birthValues(birth, place, 'en') })
      const at = momentOf(ago)
      const [chart] = await db
        .update(horaChart)
        .set({ createdAt: at, updatedAt: at })
        .where(eq(horaChart.id, id))
        .returning()
      if (!chart) throw new Error('The chart was not inserted.')
      for (const { shows, revoked } of shares) {
        const made = await addShare({ ...owner, chart, shows, expires: null })
        await db
          .update(horaShare)
          .set({ createdAt: at, revokedAt: revoked ? new Date() : null })
          .where(eq(horaShare.id, made.id))
      }
    }
  },
})
