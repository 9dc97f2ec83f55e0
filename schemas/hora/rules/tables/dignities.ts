import type { BodyName, Lord } from '../bodies'

/** เกษตร, ประ, อุจ, นิจ. */
export const dignityNames = ['kaset', 'pra', 'uch', 'nich'] as const

export type Dignity = (typeof dignityNames)[number]

/**
 * Signs of each dignity. Source: hora rules, "Tables". ราชาโชค and its like are left out: the published tables contradict
 * each other.
 */
export const dignitySigns: Record<Lord, Record<Dignity, readonly number[]>> = {
  sun: { kaset: [4], pra: [10], uch: [0], nich: [6] },
  moon: { kaset: [3], pra: [9], uch: [1], nich: [7] },
  mars: { kaset: [0, 7], pra: [6, 1], uch: [9], nich: [3] },
  mercury: { kaset: [2, 5], pra: [8, 11], uch: [5], nich: [11] },
  jupiter: { kaset: [8, 11], pra: [2, 5], uch: [3], nich: [9] },
  venus: { kaset: [1, 6], pra: [7, 0], uch: [11], nich: [5] },
  saturn: { kaset: [9], pra: [3], uch: [6], nich: [0] },
  rahu: { kaset: [10], pra: [4], uch: [7], nich: [1] },
}

const hasDignities = (body: BodyName): body is Lord => body in dignitySigns

/** All dignities that hold: Mercury in Virgo has two. */
export const dignitiesOf = (body: BodyName, sign: number): Dignity[] =>
  hasDignities(body) ? dignityNames.filter((name) => dignitySigns[body][name].includes(sign)) : []
