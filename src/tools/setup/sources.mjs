import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const parts = [
  'src',
  'src/tools/precompress.ts',
  'schemas',
  'blocks',
  'themes',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

// Files that no build reads: changing a test or a tool must not cause a build (the one tool that is part of it is named
// above).
const isOutside = (path) => /\.test\.tsx?$|\.stories\.tsx$|\.md$/.test(path) || path === 'src/tools'

/** Every file a build may read, as paths from the root, sorted. */
export function listSources(root) {
  const files = []
  const walk = (path) => {
    if (isOutside(path)) return
    const full = join(root, path)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(full).sort()) walk(`${path}/${name}`)
    else if (stat) files.push({ path: relative(root, full).split(sep).join('/'), size: stat.size, time: stat.mtimeMs })
  }
  parts.forEach(walk)
  return files
}

/** Changes when any file was touched: cheap, and enough to know that nothing happened. */
export function touchPrint(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.path} ${file.size} ${file.time}\n`)
  return hash.digest('hex')
}

/** Changes when any file's content did: switching branches back and forth causes no build. */
export function contentPrint(root, files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.path}\n`).update(readFileSync(join(root, file.path)))
  return hash.digest('hex')
}
