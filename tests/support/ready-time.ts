/** How soon whatever was killed is to be ready again (ms). */
export const readyWithinMs = 3000

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
