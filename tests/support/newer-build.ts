import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A build whose themes say other words: what an installation starts after its theme's pages were worked on. `main` is its gateway. */
export function newerBuild(words: Readonly<Record<string, string>>): { main: string; remove: () => void } {
  // Below the project, so that it finds the packages.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(root, 'test-results', 'newer-build-'))
  const gateway = join(folder, 'gateway')
  cpSync(join(root, 'dist', 'gateway'), gateway, { recursive: true })
  for (const part of ['client', 'server']) symlinkSync(join(root, 'dist', part), join(folder, part))
  const assets = join(gateway, 'assets')
  for (const file of readdirSync(assets).filter((name) => /^themes-.*\.js$/.test(name))) {
    const before = readFileSync(join(assets, file), 'utf8')
    for (const said of Object.keys(words)) if (!before.includes(said)) throw new Error(`No theme says "${said}".`)
    writeFileSync(join(assets, file), Object.entries(words).reduce((text, [said, now]) => text.replaceAll(said, now), before))
  }
  return { main: join(gateway, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
