import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The demo sites; the café's homepage redirects to its cluster's dashboard. */
export const homes = { academy: '/', market: '/', studio: '/', cafe: '/cluster/user/dashboard', hora: '/' }

export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true })

/**
 * Starts the built gateway without its log, and waits until health answers: returns the elapsed time and the processor
 * time.
 */
export async function startGateway(dataDir, env = {}) {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'dist/gateway/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  while ((await ask(port, 'localhost', '/api/health').catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    port,
    pid: child.pid,
    startMs: performance.now() - started,
    startProcessorMs: processorMs(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}

/** One request under a host name, and the time until its whole answer arrived. */
export function ask(port, host, path, { agent, headers = {}, method = 'GET', body } = {}) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
      },
    ).once('error', reject)
    sent.end(body)
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Processor time of the gateway so far, where the system reports it: on a shared machine it is more reliable than the
 * clock.
 */
export function processorMs(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
