import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases, type Case } from './cases'
import { type Finding, plantedHouse } from './planted-house'

// Each line is in a separate file. Where the file's name decides the rule, it is in another copy of the tree instead.
const isNameMeant = (file: string) =>
  /\/(schema|migrations|block|editor|server|views|all-views|schemas|compose)\.tsx?$/.test(file)

function placeOf(planted: Case, index: number, all: Case[]) {
  if (!isNameMeant(planted.file))
    return { floor: 0, file: planted.file.replace(/\.(?=[^/]*$)/, `-${index}.`).replace(/\.test(-\d+)/, '$1.test') }
  return { floor: all.slice(0, index).filter((each) => each.file === planted.file).length, file: planted.file }
}

const planted = cases.map((each, index, all) => ({ ...each, ...placeOf(each, index, all) }))
const house = plantedHouse()
const findings: Finding[][] = []

beforeAll(async () => {
  const count = Math.max(...planted.map((each) => each.floor)) + 1
  for (let floor = 0; floor < count; floor++)
    findings.push(
      await house.lint(
        String(floor),
        planted.filter((each) => each.floor === floor),
      ),
    )
}, 120_000)

afterAll(() => house.remove())

const wallsMet = ({ floor, file }: { floor: number; file: string }) =>
  (findings[floor] ?? [])
    .filter((each) => each.code === 'walls(imports)' && each.filename === file)
    .map((each) => each.message)

describe('refused imports', () => {
  test.each(planted.filter((each) => each.refused))('$file: $code', ({ refused, ...place }) => {
    expect(wallsMet(place).join('\n')).toMatch(refused ?? /./)
  })
})

describe('allowed imports', () => {
  test.each(planted.filter((each) => !each.refused))('$file: $code', (place) => {
    expect(wallsMet(place)).toEqual([])
  })
})

test('enables the walls as errors in the configuration of `npm run check`', () => {
  const stopped = findings.flat().filter((each) => each.code.startsWith('walls('))
  expect(stopped.length).toBeGreaterThan(0)
  expect(new Set(stopped.map((each) => each.severity))).toEqual(new Set(['error']))
})
