/** The civil JDN of the day before Horakhun 1. */
export const horakhunEpoch = 1_954_167

/** Years that the eras lie behind the Buddhist one: Rattanakosin Sok and Mahasakarat. */
export const eraLag = { be: 0, rs: 2324, ms: 621 } as const

/** The CE year in which Chulasakarat 0 began. */
export const csYearOffset = 638
