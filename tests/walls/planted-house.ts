import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')

export type Finding = { code: string; message: string; filename: string; severity: string }

/** Folders that are linted by the configuration of `npm run check`, with files that a test writes. */
export function plantedHouse() {
  const house = mkdtempSync(join(tmpdir(), 'walls-'))
  // The configuration names plugins that are packages.
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'dir')
  return {
    lint: (name: string, files: readonly { file: string; code: string }[]) => lint(join(house, name), files),
    remove: () => rmSync(house, { recursive: true, force: true }),
  }
}

function lint(folder: string, files: readonly { file: string; code: string }[]): Promise<Finding[]> {
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tests', 'walls'), join(folder, 'tests', 'walls'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  })
  cpSync(join(root, 'src', 'areas'), join(folder, 'src', 'areas'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || path.endsWith('area.json'),
  })
  // The words that a rule of the plugin refuses.
  cpSync(join(root, 'docs', 'glossary.md'), join(folder, 'docs', 'glossary.md'))
  for (const { file, code } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [oxlint, '-f', 'json', '.'],
      { cwd: folder, maxBuffer: 1e8 },
      (_failed, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics)
        } catch {
          reject(new Error(`oxlint said no JSON:\n${stdout}${stderr}`))
        }
      },
    )
  })
}
