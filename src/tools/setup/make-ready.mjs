import { ensureBuild, isBuildCurrent } from './build.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { arePackagesCurrent, ensurePackages } from './packages.mjs'
import { inProject } from './project.mjs'

/**
 * Ensures packages, and on request the build and a browser for the tests. Returns the browser's path when one was
 * requested.
 */
export async function makeReady({ build = false, chromium = false } = {}) {
  // Checked before anything is written: a checkout that is ready may be read-only.
  if (!arePackagesCurrent() || (build && !isBuildCurrent()))
    await oneAtATime(inProject('.cache', 'setup.lock'), async () => {
      await ensurePackages()
      if (build) await ensureBuild()
    })
  if (!chromium) return undefined
  const { ensureChromium } = await import('../chromium.mjs')
  return ensureChromium()
}
