import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkNode } from '@editor/document/problems/check-node'
import type { PageProblem } from '@editor/document/problems/problem'
import { readDocument, writeDocument } from '@editor/document/read-document'
import { documentProblems } from '@gateway/drafts/publish-problems'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { blockExamples } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'

registerAllBlockKits()
const types = { definition: blockDefinition, migrations: blockMigrations }
const facts = {
  pages: undefined,
  locales: ['th', 'en'] as const,
  asset: () => undefined,
  isLost: () => false,
  documents: undefined,
  isGone: () => false,
  fresh: blockEditor,
}

type BlockInput = { type: string; version?: number; props: unknown }

const document = (blocks: readonly BlockInput[]) => ({
  format: 1,
  path: '/page',
  frame: 'default',
  access: 'guest',
  title: 'Page',
  views: {
    guest: {
      rows: [
        {
          id: 'row',
          cells: [
            {
              id: 'cell',
              blocks: blocks.map((block, index) => ({
                id: `b${index}`,
                version: blockDefinition(block.type)?.version ?? 1,
                ...block,
              })),
            },
          ],
        },
      ],
    },
  },
})

/** The nodes where the builder finds errors, and those for which the gateway refuses to publish. */
function errorsOf(content: unknown): { builder: string[]; gateway: string[] } {
  const read = readDocument('page:/page', content)
  if (!read) throw new Error('The page can’t be read.')
  const found: PageProblem[] = [...read.page.nodes.values()].flatMap((node) => checkNode(node, facts, types).problems)
  const names = (list: readonly { node?: string | undefined }[]) =>
    [...new Set(list.flatMap(({ node }) => (node === undefined ? [] : [node])))].sort()
  return {
    builder: names(found.filter(({ level }) => level === 'error')),
    gateway: names(documentProblems('page:/page', writeDocument('page:/page', read.page), 'en')),
  }
}

/** The value with one part removed or changed, as an edit in the inspector might. */
function spoil(value: unknown, picks: readonly number[], as: unknown): unknown {
  const [pick = 0, ...rest] = picks
  if (Array.isArray(value) && value.length > 0)
    return value.map((entry, index) =>
      index === pick % value.length ? (rest.length > 0 ? spoil(entry, rest, as) : as) : entry,
    )
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) return as
  const keys = Object.keys(value)
  const key = keys[pick % keys.length] as string
  return { ...value, [key]: rest.length > 0 ? spoil((value as Record<string, unknown>)[key], rest, as) : as }
}

it('finds the same errors in the builder and the gateway', () => {
  const cases = blockExamples.map(({ type, example }) => ({ type, props: example.props as unknown }))
  // Examples may show the sample pictures that new blocks begin with.
  const { builder: examples, gateway: refused } = errorsOf(document(cases))
  expect(examples).toEqual(refused)
  expect(documentProblems('page:/page', document(cases), 'en').filter(({ code }) => code !== 'sample')).toEqual([])
  let spoiled = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }),
      fc.constantFrom('', ' ', '#', 'javascript:x', null, -1, {}, [], { to: '' }, undefined),
      (block, picks, as) => {
        const { builder, gateway } = errorsOf(document([{ ...block, props: spoil(block.props, picks, as) }]))
        spoiled += gateway.length
        expect(builder).toEqual(gateway)
      },
    ),
    { numRuns: 1000 },
  )
  expect(spoiled).toBeGreaterThan(100)
})

it('refuses unknown, newer and unreadable blocks, and rich-text links without an address, on both sides', () => {
  const rich = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '' } }] }] },
    ],
  }
  const { builder, gateway } = errorsOf(
    document([
      { type: 'gone/unknown', props: {} },
      { type: 'content/heading', version: 99, props: { text: 'x' } },
      { type: 'content/heading', version: -1, props: {} },
      { type: 'content/rich-text', props: { text: rich } },
      { type: 'content/heading', props: { text: 'x' } },
    ]),
  )
  expect(gateway).toEqual(['b0', 'b1', 'b2', 'b3'])
  expect(builder).toEqual(gateway)
})

it('accepts an own link without an address in a section on both sides: the section’s is used', () => {
  const rich = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '' } }] }] },
    ],
  }
  const own = (type: string, props: object) => ({
    type: 'site/section',
    props: { section: 'offer', own: { a: { type, version: blockDefinition(type)?.version ?? 1, props } } },
  })
  expect(
    errorsOf(
      document([
        own('content/button', { link: { to: '' } }),
        own('content/button', { link: { to: ' ' } }),
        own('content/rich-text', { text: rich }),
        own('gone/unknown', { link: { to: '' } }),
      ]),
    ),
  ).toEqual({ builder: [], gateway: [] })
})

it('refuses a form with inconsistent fields on both sides, with the same message', () => {
  const fields = [
    { kind: 'text', name: 'area', label: 'Area', showWhen: { field: 'grows', is: 'yes' } },
    { kind: 'text', name: 'grows', label: 'Grows?' },
  ]
  const content = document([{ type: 'form/form', props: { form: 'farm', title: 'Farm', fields } }])
  expect(errorsOf(content)).toEqual({ builder: ['b0'], gateway: ['b0'] })
  expect(documentProblems('page:/page', content, 'en')).toMatchObject([
    {
      code: 'invalid-props',
      node: 'b0',
      path: ['props', 'fields', 0, 'showWhen'],
      message: expect.stringContaining('There is no earlier field named "grows".'),
    },
  ])
})
