import { createServer } from 'node:http'
import { join } from 'node:path'
import { renderKey, standIn, writeStandIn } from './stand-in-build.mjs'
import { buildWorker } from '../worker-build.mjs'
import { collectStyles, createViteServer } from './vite-server.mjs'

/** Starts one HTTP server: Vite answers for sources, the gateway, run from source, for everything else. */
export async function startDev() {
  let current
  let seeding = Promise.resolve()
  const http = createServer((request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  )
  const vite = await createViteServer(http)
  const load = (path) => vite.environments.gateway.runner.import(path)
  globalThis[Symbol.for(renderKey)] = async (...args) =>
    (await vite.environments.server.runner.import('/src/runtime/server.tsx')).renderPage(...args)

  const { readSettings, SettingsError } = await load('/src/gateway/settings.ts')
  const { keepSecret, openDataDir } = await load('/src/gateway/data-dir.ts')
  const settings = readSettings(process.env)
  const folder = openDataDir(settings.dataDir)
  process.on('exit', folder.release)
  const log = (await load('/src/gateway/log.ts')).createLog(settings.logLevel)
  const secret = settings.sessionSecret ?? keepSecret(folder.path, 'session-secret')
  const dataKey = settings.dataKey ?? keepSecret(folder.path, 'data-key')
  // One database for the whole session: only the gateway around it is recreated.
  const database = await (
    await load('/src/gateway/db/open.ts')
  ).openDatabase({ url: settings.databaseUrl, folder: join(folder.path, 'pglite') })

  /** The threads' file is built of what the sources are now, once something is to be done in one. */
  function builtWorker() {
    let building
    return () => (building ??= buildWorker(join(standIn, 'worker')))
  }
  async function compose() {
    writeStandIn(await collectStyles(vite))
    const made = await (
      await load('/src/gateway/compose.ts')
    ).compose({ settings, secret, dataKey, database, log, dist: standIn, workerEntry: builtWorker() })
    // Vite's client injects styles and shows errors in ways that the product's policy forbids.
    made.app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))
    await made.app.ready()
    // Background work next to requests: jobs, mail, and missing demo data.
    const stops = [made.jobs.start(), made.mail.start()]
    seeding = seeding.then(() => made.seedLater()).catch((error) => console.error(error))
    return { ...made, close: async () => void (await Promise.all([made.app.close(), ...stops.map((stop) => stop())])) }
  }
  async function answer(request, response) {
    try {
      const { app } = await current
      app.routing(request, response)
    } catch (error) {
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The gateway does not start:\n\n${error.stack}`)
    }
  }
  function recompose(why) {
    const before = current
    console.log(`↻ ${why}`)
    current = compose()
    // The next request waits for it; until then the log shows the reason.
    current.then(
      () => vite.environments.client.hot.send({ type: 'full-reload' }),
      (error) => console.error(error),
    )
    before.then(({ close }) => close()).catch(() => {})
  }

  current = compose()
  await current
  watchGateway(vite, recompose)
  await listen(http, settings, SettingsError)
  const { services } = await current
  const hosts = await services.hosts()
  console.log(
    `\nSitewright, with hot reload: http://localhost:${settings.port}\n${hosts.map((host) => `  http://${host.hostname}:${settings.port}  ${host.siteName}`).join('\n')}\n`,
  )

  const stop = async () => {
    setTimeout(() => process.exit(1), 5_000).unref()
    await Promise.all([
      vite.close(),
      current.then(
        ({ close }) => close(),
        () => {},
      ),
    ])
    await seeding
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
}

/** Calls `changed` when a file that the gateway has loaded was saved; Vite updates browser-only files automatically. */
function watchGateway(vite, changed) {
  let timer
  let names = []
  const isRead = (file) => {
    if (/\.test\.tsx?$|[\\/]src[\\/]tools[\\/]/.test(file)) return false
    // A new block needs an entry in the manifest, and styles their copy in the document.
    return (
      vite.environments.gateway.moduleGraph.getModulesByFile(file.replaceAll('\\', '/'))?.size ||
      /[\\/]themes[\\/].*\.json$|\.css$|[\\/]src[\\/]gateway[\\/]/.test(file)
    )
  }
  vite.watcher.on('all', (_event, file) => {
    if (!isRead(file)) return
    names.push(file.slice(vite.config.root.length + 1))
    clearTimeout(timer)
    timer = setTimeout(() => {
      changed(`${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`)
      names = []
    }, 100)
  })
}

function listen(http, { port, host }, SettingsError) {
  return new Promise((resolve, reject) => {
    http.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new SettingsError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
          : error,
      ),
    )
    http.listen(port, host, resolve)
  })
}
