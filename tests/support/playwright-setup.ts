import { ensureChromium } from '../../src/tools/chromium.mjs'
import { serve } from './serve'
import { openDemoSessions } from './sessions'

/** One gateway for all specs. Workers inherit the environment set here. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH ??= await ensureChromium()
  const served = await serve()
  process.env.SITEWRIGHT_TEST_PORT = String(served.port)
  await openDemoSessions(served.base)
  return served.remove
}
