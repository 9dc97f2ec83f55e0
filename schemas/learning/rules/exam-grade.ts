export type Scored = { no: number; score: number; max: number }

/** A share in basis points. */
export const scoreShare = ({ score, max }: { score: number; max: number }): number =>
  max === 0 ? 0 : Math.floor((score * 10_000) / max)

/** The grade of an exam over its counted attempts; undefined without any. */
export function gradeOf(attempts: readonly Scored[], method: 'highest' | 'last' | 'average'): Scored | undefined {
  if (attempts.length === 0) return undefined
  const byNo = attempts.toSorted((one, other) => one.no - other.no)
  if (method === 'last') return byNo.at(-1)
  if (method === 'highest')
    return byNo.reduce((best, each) => (each.score * best.max > best.score * each.max ? each : best))
  const mean = byNo.reduce((sum, each) => sum + scoreShare(each), 0) / byNo.length
  return { no: byNo.length, score: Math.floor(mean), max: 10_000 }
}
