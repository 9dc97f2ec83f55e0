/** Minutes in which each sign rises, Aries first; 1440 in all. Source: hora rules, "Ascendant by antonathi". */
export const risingMinutes = [120, 96, 72, 120, 144, 168, 168, 144, 120, 72, 96, 120] as const

const signArcmin = 1800

/** One line of the countdown: the minutes that a sign takes up, and how far into the sign the advance began. */
export type AntonathiStep = { sign: number; fromArcmin: number; minutes: number }

/** The ascendant in arcminutes (floored) with the countdown that led to it. */
export type Antonathi = { arcmin: number; sunArcmin: number; minutes: number; steps: AntonathiStep[] }

/** Advances from the Suriyayart Sun by the minutes since sunrise (0 ≤ minutes, about 1440 at most). */
export function antonathi(sunArcmin: number, minutes: number): Antonathi {
  const steps: AntonathiStep[] = []
  let sign = Math.floor(sunArcmin / signArcmin)
  let within = sunArcmin % signArcmin
  let left = minutes
  for (;;) {
    const rising = risingMinutes[sign] ?? 0
    const toEnd = ((signArcmin - within) / signArcmin) * rising
    const isLast = left < toEnd
    steps.push({ sign, fromArcmin: within, minutes: isLast ? left : toEnd })
    if (isLast) {
      const reached = Math.floor(within + (left / rising) * signArcmin)
      return { arcmin: sign * signArcmin + Math.min(reached, signArcmin - 1), sunArcmin, minutes, steps }
    }
    left -= toEnd
    sign = (sign + 1) % 12
    within = 0
  }
}
