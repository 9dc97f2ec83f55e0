import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepSecret, openDataDir } from './data-dir'
import { openDatabase } from './db/open'
import { checkPort, explainPort } from './http/check-port'
import { createLog } from './log'
import { readSettings, SettingsError } from './settings'
import { startSteps } from './start-steps'

const dist = fileURLToPath(new URL('..', import.meta.url))

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const step = startSteps(log)
  const folder = openDataDir(settings.dataDir)
  // The lock is released however the process ends.
  process.on('exit', folder.release)
  // Checked before anything is created: a first start works for seconds before it listens.
  await checkPort(settings)
  const secret = settings.sessionSecret ?? keepSecret(folder.path, 'session-secret')
  const dataKey = settings.dataKey ?? keepSecret(folder.path, 'data-key')
  // The database opens while modules load: that is half of a start, and after a kill they would wait for both.
  const opening = openDatabase({ url: settings.databaseUrl, folder: join(folder.path, 'pglite') })
  // Whichever fails first, the other's rejection must not be unhandled.
  opening.catch(() => {})
  const { compose } = await import('./compose')
  step('modules read')
  const database = await opening.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new SettingsError(
      settings.databaseUrl
        ? `The database of DATABASE_URL does not answer: ${reason}`
        : `The embedded database in ${folder.path} cannot be opened: ${reason}`,
    )
  })
  step('database opened')
  const { app, services, jobs, mail, loop, rehearse, seedLater } = await compose({
    settings,
    secret,
    dataKey,
    database,
    log,
    dist,
    step,
  })

  const stopMail = mail.start()
  // Once requests are answered: a start does not wait for what others have left.
  let stopJobs = async (): Promise<void> => {}
  const stopLoop = loop.start()
  let stopping = false
  let seeding = Promise.resolve()
  let isSeeding = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: open requests are finished first.')
    // A hanging request must not keep the process forever. Demo data that is being made is finished: half of it would
    // stay half.
    setTimeout(() => process.exit(1), isSeeding ? 120_000 : 15_000).unref()
    await app.close()
    await stopJobs()
    await stopMail()
    stopLoop()
    await seeding
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))

  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw explainPort(error, settings.port, settings.host)
  })
  step('listening')
  if (!stopping) stopJobs = jobs.start()
  // A build's first start rehearses it while already serving requests; findings go to the log.
  isSeeding = true
  seeding = seedLater().finally(() => (isSeeding = false))
  void seeding.then(() => rehearse())
  // A hint only: it must not end a running gateway.
  void services.sites.byId(settings.operatorSite).then(
    (site) =>
      site ??
      log.warn({ site: settings.operatorSite }, 'There is no operator’s site yet: make it with `npm run first-site`.'),
    () => {},
  )
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  if (settings.env === 'localhost') {
    const hosts = await services.hosts()
    process.stdout.write(
      `\nSitewright is ready: http://localhost:${port}\n${hosts.map((host) => `  http://${host.hostname}:${port}  ${host.siteName}`).join('\n')}\n\n`,
    )
  } else log.info({ port }, 'Ready.')
}

start().catch((error: unknown) => {
  process.stderr.write(
    error instanceof SettingsError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
