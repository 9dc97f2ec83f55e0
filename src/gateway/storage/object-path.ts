import { createHash } from 'node:crypto'
import { join } from 'node:path'

/**
 * The file of a key. Every part is escaped until no file system can misread it: no `..`, no separator, no letter whose
 * case systems treat differently. Folders end in `+`, so that the keys `a` and `a/b` can both exist.
 */
export function objectPath(root: string, key: string): string {
  const parts = key.split('/').map(safeName)
  return join(root, ...parts.slice(0, -1).map((part) => `${part}+`), parts.at(-1) as string)
}

/** File names end here on all systems (255 bytes); longer parts are distinguished by a hash. */
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

/** The key part of a file name, without a folder's `+`; undefined for one that was too long. */
export function readName(name: string): string | undefined {
  if (name === '%') return ''
  if (!name.includes('%')) return name
  return name.includes('%%') ? undefined : decodeURIComponent(name)
}
