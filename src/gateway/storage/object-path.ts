import { createHash } from 'node:crypto'
import { join } from 'node:path'

/**
 * The file that holds a key. Every part of the key is escaped until nothing is left that a file system reads as something
 * else: no `..`, no separator, no letter whose case two systems see differently. Folders end in `+`, so that the keys
 * `a` and `a/b` can both exist.
 */
export function objectPath(root: string, key: string): string {
  const parts = key.split('/').map(safeName)
  return join(root, ...parts.slice(0, -1).map((part) => `${part}+`), parts.at(-1) as string)
}

/** Names of files end here on all systems (255 bytes); longer parts are told apart by their hash. */
const longest = 200

function safeName(part: string): string {
  const bytes = [...Buffer.from(part)]
  const safe = bytes
    .map((byte) =>
      /[a-z0-9_-]/.test(String.fromCharCode(byte)) || (byte === 0x2e && bytes[0] !== 0x2e)
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
  if (safe === '') return '%'
  return safe.length <= longest ? safe : `${safe.slice(0, 120)}%%${createHash('sha256').update(part).digest('hex')}`
}

/** The part of a key that a name stands for, `+` of a folder aside; undefined for one that was too long. */
export function readName(name: string): string | undefined {
  if (name === '%') return ''
  if (!name.includes('%')) return name
  return name.includes('%%') ? undefined : decodeURIComponent(name)
}
