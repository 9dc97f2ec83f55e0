/** What a short run draws by, and takes in turns: TEST_SEED, else 1. Throws for what is no number: nothing would be drawn, and all would pass. */
export const testSeed = readSeed(process.env.TEST_SEED)

function readSeed(input = '1'): number {
  if (!/^\d{1,9}$/.test(input)) throw new Error(`TEST_SEED is "${input}", use a whole number such as 7.`)
  return Number(input)
}
