import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SetupProblem } from './problem.mjs'

const beat = 2_000
// Much longer than a heartbeat: a holder busy with one long synchronous step must not lose its lock.
const silence = 60_000

/**
 * Runs `work` while no other process on this checkout does the same: two concurrent starts must not install or build
 * into each other. The holder keeps touching the lock file, so that one left by a killed process is recognised (process
 * ids repeat in containers).
 */
export async function oneAtATime(lockFile, work) {
  let hasNotified = false
  while (!take(lockFile)) {
    if (!hasNotified) console.error('… waiting for another process that is setting up this checkout')
    hasNotified = true
    await wait(250)
  }
  const timer = setInterval(() => touch(lockFile), beat)
  const release = () => rmSync(lockFile, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.off('exit', release)
    release()
  }
}

function take(lockFile) {
  try {
    mkdirSync(dirname(lockFile), { recursive: true })
    writeFileSync(lockFile, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new SetupProblem(
        `The checkout cannot be written (${error.message}).`,
        'Packages or the build are out of date and have to be made here.',
      )
    const stat = statSync(lockFile, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > silence) rmSync(lockFile, { force: true })
    return false
  }
}

function touch(lockFile) {
  const now = new Date()
  try {
    utimesSync(lockFile, now, now)
  } catch {
    // The lock file was removed by hand: the work continues unguarded.
  }
}
