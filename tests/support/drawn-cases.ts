import fc from 'fast-check'
import { testSeed } from './seed'

// The cases of properties are drawn anew in the long form alone: a short run that fails speaks of the change, not of the draw. TEST_SEED draws others.
const { TEST_FULL, TEST_SEED } = process.env
if (TEST_FULL !== '1' || TEST_SEED) fc.configureGlobal({ seed: testSeed })
