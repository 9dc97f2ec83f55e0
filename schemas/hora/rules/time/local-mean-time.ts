/** Thai clock time is the mean time of this meridian. */
const thaiMeridian = 105

/** Bangkok's mean time, the clock of Suriyayart: UTC+6:42:04. */
export const bangkokMeanOffsetS = 24_124

/** Local mean time minus UTC, in seconds: four minutes for each degree of eastern longitude. Not rounded. */
export const meanOffsetS = (longitude: number): number => longitude * 240

/** What local mean time lacks against Thai clocks (UTC+7), in minutes: (105 − longitude) · 4. */
export const localCorrectionMinutes = (longitude: number): number => (thaiMeridian - longitude) * 4

/** The reading of a local-mean-time clock, as if it were UTC. */
export const lmtWall = (utcMs: number, longitude: number): number => utcMs + meanOffsetS(longitude) * 1000

/** The instant at which a local-mean-time clock shows `wallMs`. */
export const utcOfLmtWall = (wallMs: number, longitude: number): number => wallMs - meanOffsetS(longitude) * 1000
