// The product with hot reload: blocks, runtime and styles in the browser, and the gateway behind them. Usage: npm run
// dev
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem } from './setup/problem.mjs'

try {
  // React reads this when it is first imported, here and in the gateway.
  process.env.NODE_ENV = 'development'
  await makeReady()
  const { startDev } = await import('./dev/start-dev.mjs')
  await startDev()
} catch (error) {
  // For a taken port or a bad setting, the gateway's message needs no stack.
  if (error?.constructor?.name === 'SettingsError') console.error(error.message)
  else reportProblem(error)
  process.exit(1)
}
