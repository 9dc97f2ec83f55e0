import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { nest } from '@schemas/layout/flat/nest'
import type { Asset } from '@schemas/layout/image'
import { readPage } from '@schemas/layout/read'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { type BlockInput, pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { applied } from '../changes'
import { change } from '../edit'
import { checkHeadings } from './heading-order'
import { checkNode } from './check-node'
import { type Facts, type PageProblem } from './problem'

const types = { definition: blockDefinition, migrations: blockMigrations }
const raster = (alt: string): Asset => ({ kind: 'raster', width: 10, height: 10, sources: [], src: '/x.jpg', alt })
const facts: Facts = {
  pages: [{ path: '/', own: {} }],
  locales: ['th', 'en'],
  asset: (name) => raster(name === 'told' ? 'A cat' : ''),
  isLost: () => false,
  documents: undefined,
  isGone: () => false,
  fresh: () => undefined,
}

/** All problems found without a canvas; heading levels are those of the blocks. */
function check(page: FlatPage): PageProblem[] {
  const headings = [...page.nodes.values()].flatMap((node) =>
    node.kind === 'block' && node.fields.type === 'content/heading'
      ? [{ node: node.fields.id, level: Number(node.fields.props?.level ?? 2), hasWords: true }]
      : [],
  )
  return [
    ...[...page.nodes.values()].flatMap((node) => checkNode(node, facts, types).problems),
    ...checkHeadings(page, headings, types, true),
  ]
}

const text = fc.oneof(
  fc.constantFrom('', 'Words', 'IMG_1.jpg', ' '),
  fc.record({ th: fc.constantFrom('', 'คำ'), en: fc.constantFrom('', 'Words', 'photo.png') }, { requiredKeys: ['en'] }),
)
const link = fc.record({ to: fc.constantFrom('', ' ', '#', '/', '/gone') })
const marks = fc.subarray([{ type: 'bold' }, { type: 'link', attrs: { href: '' } }, { type: 'italic' }] as const)
const tree = fc.array(marks, { maxLength: 3 }).map((all) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: all.map((own, index) => ({ type: 'text', text: `Words ${index}`, marks: own })) },
  ],
}))
const image = fc.record({ asset: fc.constantFrom('told', 'untold'), alt: text }, { requiredKeys: ['asset'] })
const block: fc.Arbitrary<Omit<BlockInput, 'id'>> = fc.oneof(
  fc.record({
    type: fc.constant('content/heading'),
    props: fc.record({ text, level: fc.integer({ min: 1, max: 6 }), link }, { requiredKeys: ['text'] }),
  }),
  fc.record({ type: fc.constant('content/image'), props: fc.record({ image, link }, { requiredKeys: ['image'] }) }),
  fc.record({ type: fc.constant('content/rich-text'), props: fc.record({ text: tree }) }),
  fc.record({ type: fc.constant('content/button'), props: fc.record({ text, link }) }),
)
const page = fc
  .array(block, { maxLength: 8 })
  .map((blocks) => pageOfBlocks(blocks.map((each, index) => ({ id: `b${index}`, ...each }))))

/** Identity of a problem, whatever path its value has moved to. */
const nameOf = ({ kind, node, words: message }: PageProblem) => `${kind} ${node} ${message.en}`
const count = (problems: readonly PageProblem[], name: string) =>
  problems.filter((each) => nameOf(each) === name).length

describe('fix', () => {
  it('removes its problem, causes no error, and leaves a readable document', () => {
    let tried = 0
    fc.assert(
      fc.property(page, fc.nat(), (start, pick) => {
        const before = check(start)
        const fixable = before.filter(({ fix }) => fix)
        const problem = fixable[pick % Math.max(1, fixable.length)]
        if (!problem?.fix) return
        tried += 1
        const { fix } = problem
        const after = applied(start, change(start, fix.label, fix.run))
        const found = check(after)
        expect(count(found, nameOf(problem))).toBeLessThan(count(before, nameOf(problem)))
        const errors = (problems: readonly PageProblem[]) => problems.filter(({ level }) => level === 'error').length
        expect(errors(found)).toBeLessThanOrEqual(errors(before))
        const read = readPage(JSON.parse(JSON.stringify(nest(after))))
        expect(read.ok && read.problems).toEqual([])
      }),
      { numRuns: 150 },
    )
    expect(tried).toBeGreaterThan(30)
  })
})
