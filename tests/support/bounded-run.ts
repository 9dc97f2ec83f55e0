import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Rolldown } from 'vite'

/** Far beyond what linear work takes on a slow machine, and far below what a pattern takes that backtracks exponentially. */
const limitMs = 10_000

export type BoundedRun = {
  /** What an export gives for these arguments, or `killed`. */
  run: (name: string, ...args: unknown[]) => Promise<unknown>
  close: () => void
}

/** What `run` gives where the work did not end in time. */
export const killed = 'killed: it did not end in time'

const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { file, name, args } = workerData
const asBuffer = (arg) => (arg instanceof Uint8Array ? Buffer.from(arg) : arg)
import(file).then(async (module) => {
  parentPort.postMessage({ isStarted: true })
  parentPort.postMessage({ value: await module[name](...args.map(asBuffer)) })
})
`

/** Makes a module's exports callable in a thread that is killed when its work does not end. `path` is from the root of the repository. */
export async function boundedRun(path: string): Promise<BoundedRun> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: { ssr: path, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput
  const folder = mkdtempSync(join(tmpdir(), 'bounded-run-'))
  const file = join(folder, 'module.mjs')
  writeFileSync(file, built.output[0].code)
  return {
    run: (name, ...args) => ended(new Worker(program, { eval: true, workerData: { file: pathToFileURL(file).href, name, args } })),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function ended(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(timer)
      void worker.terminate().then(settle)
    }
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('message', (message: { isStarted: true } | { value: unknown }) => {
      // Loading the module is not part of the work.
      if ('isStarted' in message) timer = setTimeout(() => end(() => resolve(killed)), limitMs)
      else end(() => resolve(message.value))
    })
  })
}
