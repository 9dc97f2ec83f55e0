import { execFileSync } from 'node:child_process'
import { testSeed } from './seed'

/**
 * TEST_SEED, else a number made of the commit's hash: runs of one commit cover the same, and the next commits the rest.
 * 1 outside a repository.
 */
export function commitSeed(): number {
  if (process.env.TEST_SEED) return testSeed
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(hash.slice(0, 6), 16)
  } catch {
    return testSeed
  }
}
