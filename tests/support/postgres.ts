import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port'
import { findPostgres, type PostgresProgram } from './postgres-program'

export type Postgres = {
  /** Address of the maintenance database, as superuser. */
  url: string
  stop: () => Promise<void>
  /** Kills it and all its processes (SIGKILL). */
  kill: () => Promise<void>
  /** Restarts it on its data, at the same address. */
  restart: () => Promise<void>
}

// Speed over safety: the data lives only as long as the test run.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
]

/**
 * Starts a separate real PostgreSQL on a free port; works as root and as any other user. `more` are settings that
 * override the tests' own.
 */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-postgres-'))
  try {
    return await start(folder, more)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function start(folder: string, more: readonly string[]): Promise<Postgres> {
  const program = findPostgres(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const { uid, gid } = program.identity
  if (uid !== undefined && gid !== undefined) {
    chmodSync(folder, 0o755)
    chownSync(data, uid, gid)
  }
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
  await promisify(execFile)(
    program.initdb,
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...program.identity, cwd: folder, env },
  )
  const port = await freePort()
  const begin = () => launch(program, data, port, more, { cwd: folder, env })
  let server = begin()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(server, url)
  return {
    url,
    kill: () => killAll(server),
    restart: async () => {
      server = begin()
      await untilReady(server, url)
    },
    stop: async () => {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Server = { child: ChildProcess; output: string[] }

function launch(
  program: PostgresProgram,
  data: string,
  port: number,
  more: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Server {
  const flags = ['-D', data, '-p', String(port), ...[...settings, ...more].flatMap((setting) => ['-c', setting])]
  const child = spawn(program.postgres, flags, { ...options, ...program.identity, stdio: ['ignore', 'ignore', 'pipe'] })
  const output: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.push(text)
    if (output.length > 50) output.shift()
  })
  // A run that is killed must not leave its server behind.
  process.once('exit', () => child.kill('SIGQUIT'))
  return { child, output }
}

async function untilReady({ child, output }: Server, url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}:\n${output.join('')}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not answer within a minute:\n${output.join('')}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** The server first, so that it starts no more processes, then those it started. */
async function killAll({ child }: Server): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const made = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === child.pid ? [pid] : []))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  for (const pid of made)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its server.
    }
}

function end({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    // "Fast" shutdown: closes connections that tests left open.
    child.kill('SIGINT')
  })
}

let made = 0

/**
 * Creates a database, as a copy of `template` when one is named, and returns its address. No connection to the template
 * may be open.
 */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`
  await runOn(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  return databaseUrl(server, name)
}

export async function dropDatabase(url: string): Promise<void> {
  await runOn(databaseUrl(url, 'postgres'), `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
