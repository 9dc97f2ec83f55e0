import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compose } from './compose'
import { keepSecret, openDataDir } from './data-dir'
import { openDatabase } from './db/open'
import { createLog } from './log'
import { readSettings, SettingsError } from './settings'

/** How often abandoned uploads and emptied trash are looked for. */
const clearMs = 600_000

const dist = fileURLToPath(new URL('..', import.meta.url))

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const folder = openDataDir(settings.dataDir)
  // Whatever ends the process, the lock goes with it.
  process.on('exit', folder.release)
  const secret = settings.sessionSecret ?? keepSecret(folder.path)
  const database = await openDatabase({ url: settings.databaseUrl, folder: join(folder.path, 'pglite') }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new SettingsError(settings.databaseUrl ? `The database of DATABASE_URL does not answer: ${reason}` : `The embedded database in ${folder.path} cannot be opened: ${reason}`)
  })
  const { app, services, planned, mail, rehearse } = await compose({ settings, secret, database, log, dist })

  const stopPlanned = planned.start()
  const stopMail = mail.start()
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: open requests are finished first.')
    // A request that hangs must not keep the process for ever.
    setTimeout(() => process.exit(1), 15_000).unref()
    await app.close()
    await stopPlanned()
    await stopMail()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))

  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new SettingsError(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`)
    if (error.code === 'EACCES') throw new SettingsError(`Port ${settings.port} may not be used by this user. Set PORT to one above 1023.`)
    throw error
  })
  // A build's first start rehearses it, beside the requests that it answers already; what is found is said in the log.
  void rehearse()
  // Whatever a killed process has left, and then what people leave.
  const clear = () => void services.clearLeftovers().catch((error: unknown) => log.error({ err: error }, 'What uploads have left could not be cleared away.'))
  clear()
  setInterval(clear, clearMs).unref()
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  if (settings.env === 'localhost') {
    const hosts = await services.hosts()
    process.stdout.write(`\nSitewright is ready: http://localhost:${port}\n${hosts.map((host) => `  http://${host.hostname}:${port}  ${host.siteName}`).join('\n')}\n\n`)
  } else log.info({ port }, 'Ready.')
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
