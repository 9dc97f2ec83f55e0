/** Cases of a property test: 1,000 in the short form, 10,000 in the long one. */
export const runCount = process.env.TEST_FULL === '1' ? 10_000 : 1000
