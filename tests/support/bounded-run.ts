import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/**
 * Far beyond what linear work takes on a slow machine, and far below what a pattern takes that backtracks
 * exponentially.
 */
const limitMs = 10_000

export type BoundedRun = {
  /** What an export gives for these arguments, or `killed`. */
  run: (name: string, ...args: unknown[]) => Promise<unknown>
  close: () => void
}

/** What `run` gives where the work did not end in time. */
export const killed = 'killed: it did not end in time'

// A process and not a thread: a thread that is within a pattern is not always ended by terminate().
const program = `
const asBuffer = (arg) => (arg instanceof Uint8Array ? Buffer.from(arg) : arg)
process.on('message', async ({ name, args }) => {
  const module = await import('./module.mjs')
  process.send({ isStarted: true })
  process.send({ value: await module[name](...args.map(asBuffer)) })
})
`

type Message = { isStarted: true } | { value: unknown }

/**
 * Makes a module's exports callable in a process that is killed when its work does not end. `path` is from the root of
 * the repository.
 */
export async function boundedRun(path: string): Promise<BoundedRun> {
  const built = (await build({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: { ssr: path, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput
  const folder = mkdtempSync(join(tmpdir(), 'bounded-run-'))
  writeFileSync(join(folder, 'module.mjs'), built.output[0].code)
  writeFileSync(join(folder, 'program.mjs'), program)
  return {
    run: (name, ...args) =>
      resultOf(fork(join(folder, 'program.mjs'), { serialization: 'advanced', execArgv: [] }), { name, args }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function resultOf(child: ChildProcess, work: { name: string; args: unknown[] }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let result: { value: unknown } | undefined
    child.on('message', (message: Message) => {
      // Loading the module is not part of the work.
      if ('isStarted' in message) timer = setTimeout(() => finish(killed), limitMs)
      else finish(message.value)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      if (result) resolve(result.value)
      else reject(new Error('The process ended without a result; what it printed says why.'))
    })
    child.send(work)

    function finish(value: unknown): void {
      result ??= { value }
      child.kill('SIGKILL')
    }
  })
}
