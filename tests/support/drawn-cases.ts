import fc from 'fast-check'
import { testSeed } from './seed'

// Property tests generate new cases only in the long form: a failure of a short run must come from the change, not from
// chance. TEST_SEED generates others.
const { TEST_FULL, TEST_SEED } = process.env
if (TEST_FULL !== '1' || TEST_SEED) fc.configureGlobal({ seed: testSeed })
