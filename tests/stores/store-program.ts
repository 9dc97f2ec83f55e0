import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { build } from 'vite'
import { key } from './embedded-store'
import { signedRequest } from './signed-request'

/** Builds a program of the embedded store in a folder, for a process that may be killed. */
export async function buildStore(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/stores/store-process.ts',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'store.mjs' } },
    },
  })
  return join(folder, 'store.mjs')
}

export type RunningStore = {
  child: ChildProcess
  ask: (wanted: Parameters<typeof signedRequest>[1]) => ReturnType<typeof signedRequest>
}

/** Starts it; `by` is a command that runs a command, such as one that first mounts something. */
export async function startStore(program: string, folder: string, by: readonly string[] = []): Promise<RunningStore> {
  const [command, ...rest] = [...by, process.execPath, program, folder]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The store ended at once.')))
    createInterface(child.stdout).once('line', resolve)
  })
  return { child, ask: (wanted) => signedRequest({ endpoint: `${origin}/_store`, bucket: 'files', ...key }, wanted) }
}

export async function killStore({ child }: RunningStore): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
