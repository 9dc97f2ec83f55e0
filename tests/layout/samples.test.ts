import { describe, expect, it } from 'vitest'
import { blockSamples } from '@registry/samples'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { compileRows } from '@schemas/layout/compile'
import type { Locale } from '@schemas/layout/locale'
import { storedTypes } from '@registry/stored-types'
import { findSamples, writtenText } from '@schemas/layout/samples'

const samplesOf = (type: string) => blockSamples(type) ?? { start: {} }

/** Props of a block as visitors get them; undefined when it is left out. */
function seen(type: string, props: Record<string, unknown>, locale: Locale = 'en') {
  const block = { id: 'b', type, version: blockDefinition(type)?.version ?? 1, props }
  const { tree } = compileRows([{ id: 'r', cells: [{ id: 'c', blocks: [block] }] }] as never, {
    types: storedTypes,
    asset: () => undefined,
    role: 'guest',
    locale,
    now: 0,
    explain: false,
    params: {},
    query: {},
    path: '/',
  })
  return tree.rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks))[0]
}

describe('visitors', () => {
  it('never get a sample word or picture, whatever block was added and left as it was', () => {
    const shown = blockTypes.flatMap((type) => {
      const samples = blockSamples(type)
      if (!samples || samples.hasReadableText === true) return []
      const text = JSON.stringify((['th', 'en'] as const).map((locale) => seen(type, samples.start, locale) ?? null))
      return text === '[null,null]' ? [] : [type]
    })
    expect(shown).toEqual([])
  })

  it('get the language that was written, marked as such, where the other one was only the sample', () => {
    const { start } = samplesOf('content/rich-text') as { start: { text: Record<Locale, unknown> } }
    const mine = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ของฉัน' }] }] }
    expect(seen('content/rich-text', { text: { ...start.text, th: mine } })).toMatchObject({
      lang: 'th',
      props: { text: mine },
    })
    expect(seen('content/rich-text', { text: { ...start.text, th: mine } }, 'th')).not.toHaveProperty('lang')
    expect(seen('content/heading', { text: { th: 'ตาราง', en: '' } })).toMatchObject({
      lang: 'th',
      props: { text: 'ตาราง' },
    })
  })

  it('get a table without its sample cells, and every other cell in its column', () => {
    const { start } = samplesOf('content/table')
    expect(
      seen('content/table', {
        ...start,
        rows: [
          { cells: [{ th: 'ชา', en: 'First row' }, '40'] },
          { cells: [{ th: 'แถวที่สอง', en: 'Second row' }, '50'] },
        ],
      }),
    ).toMatchObject({
      props: { rows: [{ cells: ['ชา', '40'] }, { cells: ['', '50'] }] },
    })
  })

  it('get no button without a target, and the texts around it', () => {
    const cta = {
      title: 'Join',
      actions: [
        { label: 'Start', link: { to: '#' } },
        { label: 'Ask', link: { to: '/ask' } },
      ],
    }
    expect(seen('content/call-to-action', cta)?.props).toMatchObject({ title: 'Join', actions: [{ label: 'Ask' }] })
    expect(seen('content/button', { text: 'Go', link: { to: '#' } })).toBeUndefined()
    expect(seen('content/button', { text: 'Go', link: { to: '/go' } })).toBeDefined()
  })

  it('get pictures of their own, and a block with any of its own', () => {
    expect(
      seen('content/gallery', { images: [{ thumbnail: { asset: 'sample-1' } }, { thumbnail: { asset: 'mine' } }] })
        ?.props,
    ).toMatchObject({
      images: [{ thumbnail: { asset: 'mine' } }],
    })
    expect(seen('content/hero', { title: 'Mine', image: { asset: 'sample-1' } })?.props).not.toHaveProperty('image')
    expect(
      seen('content/pricing', { plans: [{ name: { th: 'เริ่มต้น', en: 'Starter' }, monthly: 0, features: [] }] })?.props,
    ).toMatchObject({
      plans: [{ name: 'Starter' }],
    })
  })
})

it('a text keeps the languages that a person wrote, and loses the sample beside them', () => {
  const { start } = samplesOf('content/button')
  const [th, en] = ['สมัครเรียน', 'Read more']
  expect(writtenText({ th, en }, ['text'], start)).toEqual({ th })
  expect(writtenText({ th, en: 'Enrol' }, ['text'], start)).toEqual({ th, en: 'Enrol' })
  expect(writtenText({ th: 'อ่านเพิ่มเติม', en }, ['text'], start)).toEqual({ th: 'อ่านเพิ่มเติม', en })
})

it('what may be published unchanged is no placeholder', () => {
  expect(findSamples(samplesOf('form/form').start, samplesOf('form/form'))).toEqual({ placeholders: [], unwritten: [] })
  expect(findSamples({ title: { th: 'งาน', en: 'Work' } }, samplesOf('content/event')).placeholders).toEqual([])
})
