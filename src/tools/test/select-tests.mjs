const isTest = (file) => /\.test\.tsx?$/.test(file)
const isSpec = (file) => file.endsWith('.spec.ts')
/** Go through all calls, or all pages: of some areas with TEST_AREA. */
const matrices = ['tests/contracts/contracts.test.ts', 'tests/isolation/isolation.test.ts']
const visits = 'tests/pages/pages.spec.ts'

/**
 * The tests of some areas: in their folders, and the part of the matrices that concerns them.
 * @param {{ name: string, blocks: string[] }[]} areas
 * @param {readonly string[]} files every file, as paths from the root
 */
export function testsOfAreas(areas, files) {
  const folders = areas.flatMap(({ name, blocks }) => [
    `schemas/${name}/`,
    `src/areas/${name}/`,
    `tests/${name}/`,
    ...blocks.map((block) => `blocks/${block}/`),
  ])
  const own = files.filter((file) => folders.some((folder) => file.startsWith(folder)))
  return {
    vitest: [...own.filter(isTest), ...matrices],
    playwright: [...own.filter(isSpec), visits],
    env: { TEST_AREA: areas.map(({ name }) => name).join(',') },
  }
}

/**
 * The tests that changed files concern: themselves, those that import them by any way, and the tests of their areas.
 * @param {readonly { from: string, to: string }[]} edges imports, those of the tests included
 */
export function testsOfChanges(changed, areas, files, edges) {
  const touched = reach(changed, edges)
  const ofAreas = areas.filter((area) => changed.some((file) => isOfArea(file, area)))
  const { vitest, playwright, env } = testsOfAreas(ofAreas, files)
  const hasPages = ofAreas.length > 0 || changed.some((file) => file.startsWith('themes/'))
  return {
    vitest: unique([
      ...files.filter((file) => isTest(file) && touched.has(file)),
      ...(ofAreas.length > 0 ? vitest : []),
    ]),
    playwright: unique([
      ...files.filter((file) => isSpec(file) && touched.has(file)),
      ...(ofAreas.length > 0 ? playwright : []),
      ...(hasPages ? [visits] : []),
    ]),
    env: ofAreas.length > 0 ? env : {},
  }
}

const isOfArea = (file, { name, blocks }) =>
  [`schemas/${name}/`, `src/areas/${name}/`, ...blocks.map((block) => `blocks/${block}/`)].some((folder) =>
    file.startsWith(folder),
  )

/** Everything that imports one of `start`, by any way, and `start` itself. */
function reach(start, edges) {
  const importers = new Map()
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from])
  const found = new Set(start)
  const queue = [...start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const from of importers.get(file) ?? [])
      if (!found.has(from)) {
        found.add(from)
        queue.push(from)
      }
  return found
}

const unique = (list) => [...new Set(list)]
