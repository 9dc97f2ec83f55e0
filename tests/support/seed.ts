/** What a short run draws by, and takes in turns: TEST_SEED, else 1. Throws for what is no number: nothing would be drawn, and all would pass. */
export const testSeed = readSeed(process.env.TEST_SEED)

function readSeed(given = '1'): number {
  if (!/^\d{1,9}$/.test(given)) throw new Error(`TEST_SEED is "${given}", use a whole number such as 7.`)
  return Number(given)
}
