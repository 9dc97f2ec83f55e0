import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillAsFirstStart, isUsualStart } from './first-start'
import { freePort } from './free-port'
import { ask } from './hosts'
import { waitedMs } from './ready-time'

const root = fileURLToPath(new URL('../../', import.meta.url))
const built = join(root, 'dist', 'gateway', 'main.js')

export type Served = {
  /** `http://127.0.0.1:<port>`: request it under a site's name with `ask(base, 'academy.localhost', path)`. */
  base: string
  port: number
  dataDir: string
  pid: number
  /**
   * From the start of its process until it first reported ready (ms); and how much of that it waited while the machine
   * ran others. 0 until then.
   */
  readyMs: number
  waitedMs: number
  /** The gateway's log so far, a line each. */
  log: readonly string[]
  /** Stops it as an operator would (SIGTERM) and resolves to its exit code. The data folder stays until `remove`. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Stops it if necessary and removes the data folder, if it was created here. */
  remove: () => Promise<void>
}

type Launched = Served & { exit: Promise<number | null>; /** When its process was started. */ began: number }

export type ServeOptions = {
  env?: Record<string, string>
  /** An existing folder, such as that of a killed gateway. */
  dataDir?: string
  port?: number
  /** Another build's `gateway/main.js`. */
  main?: string
  /** It runs for seconds: the embedded database is not compiled for a long run. */
  isBrief?: boolean
  /** A command that gets the gateway's command as arguments, and runs it in its place. */
  by?: readonly string[]
}

/** Starts the built gateway with a separate data folder and waits until it is ready. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const started = await launch(options, true)
  try {
    await untilReady(started)
    return started
  } catch (error) {
    await started.remove()
    throw error
  }
}

/** Fills `folder` with the result of the build's first start. */
export const fillAsBuilt = (folder: string): Promise<void> => fillAsFirstStart(folder, built, startOnce)

async function startOnce(dataDir: string): Promise<void> {
  const started = await launch({ dataDir })
  await untilReady(started)
  await started.stop()
}

/** Starts the built gateway without waiting, for tests of starts that must fail. */
export async function launch(
  { env = {}, dataDir, port, main = built, by = [], isBrief = false }: ServeOptions = {},
  isRetry = false,
): Promise<Launched> {
  if (!existsSync(main))
    throw new Error('The gateway is not built: `npm test` builds it, or run `node src/tools/setup.mjs build`.')
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'sitewright-data-'))
  if (!dataDir && isRetry && main === built && isUsualStart(env)) await fillAsBuilt(folder)
  const chosen = port ?? (await freePort())
  const began = performance.now()
  const [command, ...args] = [...by, process.execPath, ...(isBrief ? ['--liftoff-only'] : []), main]
  const child = spawn(command, args, {
    cwd: root,
    // Only these variables: a DATABASE_URL or NODE_ENV of the developer's shell must not affect a test.
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      TZ: 'UTC',
      PORT: String(chosen),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  keepLines(child, log)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      process.off('exit', kill)
      resolve(code)
    }),
  )
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return exit
  }
  return {
    base: `http://127.0.0.1:${chosen}`,
    port: chosen,
    dataDir: folder,
    pid: child.pid ?? 0,
    began,
    readyMs: 0,
    waitedMs: 0,
    log,
    exit,
    stop,
    remove: async () => {
      await stop()
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function keepLines(child: ChildProcess, log: string[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      log.push(...lines)
    })
  }
}

async function untilReady(served: Launched): Promise<void> {
  let ended = false
  void served.exit.then(() => (ended = true))
  // The first start on an empty folder also creates the demo sites, on a machine that may be busy with other tests.
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (ended) throw new Error(`The gateway ended at once:\n${served.log.join('\n')}`)
    const ready = await ask(served.base, 'localhost', '/api/health', { timeout: 2000 }).then(
      (answer) => answer.status === 200,
      () => false,
    )
    if (ready) {
      served.readyMs = performance.now() - served.began
      served.waitedMs = waitedMs(served.pid)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The gateway was not ready within 180 s:\n${served.log.join('\n')}`)
}
