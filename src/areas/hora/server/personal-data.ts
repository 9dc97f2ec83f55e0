import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { describeRow } from './charts/describe'
import { horaChart, horaChartCount, horaPreference, horaShare } from './tables'

export const personalData: Record<string, PersonalData> = {
  charts: {
    read: async (tx, person) => {
      const rows = await tx
        .select()
        .from(horaChart)
        .where(eq(horaChart.ownerId, person))
        .orderBy(desc(horaChart.createdAt), desc(horaChart.id))
      const shares = await tx
        .select({
          chart: horaShare.chartId,
          shows: horaShare.shows,
          expires: horaShare.expiresAt,
          revokedAt: horaShare.revokedAt,
          createdAt: horaShare.createdAt,
        })
        .from(horaShare)
        .innerJoin(horaChart, eq(horaChart.id, horaShare.chartId))
        .where(eq(horaChart.ownerId, person))
      return rows.map((row) => {
        const { activeShares: _count, ...chart } = describeRow(row, 0)
        const links = shares.filter((share) => share.chart === row.id)
        return { ...chart, shares: links.map(({ chart: _of, ...share }) => share) }
      })
    },
    // Links go with their charts.
    forget: async (tx, person) => {
      await tx.delete(horaChart).where(eq(horaChart.ownerId, person))
      await tx.delete(horaChartCount).where(eq(horaChartCount.ownerId, person))
    },
  },
  chartMethods: {
    read: (tx, person) =>
      tx.select({ options: horaPreference.options }).from(horaPreference).where(eq(horaPreference.personId, person)),
    forget: (tx, person) => tx.delete(horaPreference).where(eq(horaPreference.personId, person)),
  },
}
