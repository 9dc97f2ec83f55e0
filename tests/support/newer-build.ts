import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A build whose themes have other texts: what an installation starts after its theme's pages were edited. `main` is its
 * gateway.
 */
export function newerBuild(replacements: Readonly<Record<string, string>>): { main: string; remove: () => void } {
  // Inside the project, so that it finds the packages.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(root, 'test-results', 'newer-build-'))
  const gateway = join(folder, 'gateway')
  cpSync(join(root, 'dist', 'gateway'), gateway, { recursive: true })
  for (const part of ['client', 'server']) symlinkSync(join(root, 'dist', part), join(folder, part))
  const assets = join(gateway, 'assets')
  // The themes may be in any file of the build.
  const left = new Set(Object.keys(replacements))
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const before = readFileSync(join(assets, file), 'utf8')
    const held = Object.entries(replacements).filter(([oldText]) => before.includes(oldText))
    for (const [oldText] of held) left.delete(oldText)
    if (held.length > 0)
      writeFileSync(
        join(assets, file),
        held.reduce((text, [oldText, now]) => text.replaceAll(oldText, now), before),
      )
  }
  if (left.size > 0) throw new Error(`No theme says "${[...left].join('", "')}".`)
  return { main: join(gateway, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
