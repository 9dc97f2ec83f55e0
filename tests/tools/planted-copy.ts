import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { resolve: resolvePackage } = createRequire(import.meta.url)

/** A program of a package. */
export const bin = (name: string, ...parts: string[]) => join(dirname(resolvePackage(`${name}/package.json`)), ...parts)

export type PlantedCopy = {
  folder: string
  at: (path: string) => string
  write: (path: string, text: string) => void
  /** Runs a program of Node in the copy. */
  run: (program: string, ...args: string[]) => Promise<{ code: number; output: string }>
  remove: () => void
}

/** A copy of the checkout to which an area is added. */
export function plantedCopy(): PlantedCopy {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-area-'))
  const at = (path: string) => join(folder, path)
  for (const path of ['src', 'schemas', 'blocks', 'themes', 'tests', '.oxlintrc.json', '.oxfmtrc.json', 'package.json'])
    cpSync(join(root, path), at(path), {
      recursive: true,
      filter: (from) => !/[\\/](?:node_modules|assets|art|bench|stores|earlier)$/.test(from),
    })
  for (const file of ['tsconfig.json', 'vite.config.ts']) cpSync(join(root, file), at(file))
  // What lint refuses in names.
  cpSync(join(root, 'docs/glossary.md'), at('docs/glossary.md'))
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'junction')
  return {
    folder,
    at,
    write: (path, text) => {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    run: (program, ...args) => {
      // Not as a part of this run: the workers of Vitest know each other by their environment.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|TEST_|NODE_ENV$)/.test(name)),
      )
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          [program, ...args],
          { cwd: folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1e8 },
          (failed, stdout, stderr) => resolve({ code: failed ? 1 : 0, output: stdout + stderr }),
        )
      })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
