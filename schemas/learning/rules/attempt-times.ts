type Limits = { limitMinutes: number | null; closesAt: Date | null; graceSeconds: number }

/** When an attempt is over, and until when a queued answer is still taken. Neither: never. */
export function attemptTimes(started: Date, { limitMinutes, closesAt, graceSeconds }: Limits) {
  const limit = limitMinutes === null ? Number.POSITIVE_INFINITY : started.getTime() + limitMinutes * 60_000
  const end = Math.min(limit, closesAt?.getTime() ?? Number.POSITIVE_INFINITY)
  if (!Number.isFinite(end)) return { deadline: null, endsAt: null }
  return { deadline: new Date(end), endsAt: new Date(end + graceSeconds * 1000) }
}
