import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases, type Case } from './cases'

const root = fileURLToPath(new URL('../../', import.meta.url))
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')

type Finding = { code: string; message: string; filename: string; severity: string }

// Each line stands in a file of its own. Where the file's name decides which wall it meets, it stands in another copy of the house instead.
const isNameMeant = (file: string) => /\/(schema|migrations|block|editor|server|views|all-views|schemas|compose)\.tsx?$/.test(file)

function placeOf(planted: Case, index: number, all: Case[]) {
  if (!isNameMeant(planted.file)) return { floor: 0, file: planted.file.replace(/\.(?=[^/]*$)/, `-${index}.`).replace(/\.test(-\d+)/, '$1.test') }
  return { floor: all.slice(0, index).filter((each) => each.file === planted.file).length, file: planted.file }
}

const planted = cases.map((each, index, all) => ({ ...each, ...placeOf(each, index, all) }))
const house = mkdtempSync(join(tmpdir(), 'walls-'))
const findings: Finding[][] = []

beforeAll(async () => {
  const count = Math.max(...planted.map((each) => each.floor)) + 1
  for (let floor = 0; floor < count; floor++) {
    const folder = join(house, String(floor))
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    cpSync(join(root, 'tests', 'walls'), join(folder, 'tests', 'walls'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
    for (const { file, code } of planted.filter((each) => each.floor === floor)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    findings.push(await lint(folder))
  }
}, 120_000)

afterAll(() => rmSync(house, { recursive: true, force: true }))

function lint(folder: string): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, '-f', 'json', '.'], { cwd: folder, maxBuffer: 1e8 }, (_failed, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics)
      } catch {
        reject(new Error(`oxlint said no JSON:\n${stdout}${stderr}`))
      }
    })
  })
}

const wallsMet = ({ floor, file }: { floor: number; file: string }) =>
  (findings[floor] ?? []).filter((each) => each.code === 'walls(imports)' && each.filename === file).map((each) => each.message)

describe('refused', () => {
  test.each(planted.filter((each) => each.refused))('$file: $code', ({ refused, ...place }) => {
    expect(wallsMet(place).join('\n')).toMatch(refused ?? /./)
  })
})

describe('open', () => {
  test.each(planted.filter((each) => !each.refused))('$file: $code', (place) => {
    expect(wallsMet(place)).toEqual([])
  })
})

test('the walls stand in the configuration that `npm run check` uses, as errors', () => {
  const stopped = findings.flat().filter((each) => each.code.startsWith('walls('))
  expect(stopped.length).toBeGreaterThan(0)
  expect(new Set(stopped.map((each) => each.severity))).toEqual(new Set(['error']))
})
