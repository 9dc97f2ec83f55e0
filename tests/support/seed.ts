/**
 * The seed that selects what a short run covers: TEST_SEED, else 1. Throws for a non-number, which would select nothing
 * and pass everything.
 */
export const testSeed = readSeed(process.env.TEST_SEED)

function readSeed(input = '1'): number {
  if (!/^\d{1,9}$/.test(input)) throw new Error(`TEST_SEED is "${input}", use a whole number such as 7.`)
  return Number(input)
}
