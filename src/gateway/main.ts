import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepSecret, openDataDir } from './data-dir'
import { openDatabase } from './db/open'
import { checkPort, explainPort } from './http/check-port'
import { createLog } from './log'
import { oneAtATime } from './one-at-a-time'
import { readSettings, SettingsError } from './settings'
import { startSteps } from './start-steps'

/** Interval for abandoned uploads, expired trash, unhashed files, and sites due for reconciling (ms). */
const roundMs = 600_000
/** Interval for purging expired attempts and registrations (ms). */
const purgeRequestsMs = 3_600_000

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
  const secret = settings.sessionSecret ?? keepSecret(folder.path)
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
  const { app, services, planned, mail, loop, rehearse, seedLater } = await compose({
    settings,
    secret,
    database,
    log,
    dist,
    step,
  })

  const stopPlanned = planned.start()
  const stopMail = mail.start()
  const stopLoop = loop.start()
  let stopping = false
  let seeding = Promise.resolve()
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: open requests are finished first.')
    // A hanging request must not keep the process forever.
    setTimeout(() => process.exit(1), 15_000).unref()
    await app.close()
    await stopPlanned()
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
  // A build's first start rehearses it while already serving requests; findings go to the log.
  seeding = seedLater()
  void seeding.then(() => rehearse())
  // First what a killed process left, then what people leave.
  const clear = oneAtATime(() =>
    services
      .clearLeftovers()
      .catch((error: unknown) => log.error({ err: error }, 'What uploads have left could not be cleared away.')),
  )
  const hash = oneAtATime(() =>
    services.hashNew().catch((error: unknown) => log.error({ err: error }, 'New files could not be hashed.')),
  )
  const reconcile = oneAtATime(() =>
    services
      .reconcile()
      .catch((error: unknown) => log.error({ err: error }, 'Files could not be held against their rows.')),
  )
  const purgeRequests = oneAtATime(() =>
    services
      .purgeExpiredRequests()
      .catch((error: unknown) =>
        log.error({ err: error }, 'What was asked for and came to nothing could not be looked for.'),
      ),
  )
  clear()
  for (const round of [clear, hash, reconcile]) setInterval(round, roundMs).unref()
  setInterval(purgeRequests, purgeRequestsMs).unref()
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
