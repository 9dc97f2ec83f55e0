import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '@kit/use-call'
import { linkedSection } from '@schemas/layout/sections'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { writeClipboard } from '../document/clipboard'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { ui } from '../state/ui-store'
import { paste } from './paste-parts'

registerAllBlockKits()

afterEach(() => {
  queryClient().clear()
  vi.restoreAllMocks()
})

const link = (id: string, section: string) => ({
  kind: 'block' as const,
  node: { id, type: 'site/section', version: 1, props: { section } },
})
const holding = (...blocks: object[]) => [{ id: 'r', cells: [{ id: 'c', blocks }] }]
const heading = (text: string) => ({ id: 'h', type: 'content/heading', version: 1, props: { text } })
const sections = {
  hours: { title: { en: 'Hours', th: 'เวลาทำการ' }, rows: holding(heading('Open daily'), link('i', 'inner').node) },
  inner: { title: 'Phone', rows: holding(heading('Call us')) },
}

const entry = (key: string, trashed = false) => ({
  key,
  title: key,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: true,
  trashed,
  fixed: false,
})
const answerWith = (...documents: object[]) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents }))

/** Pastes into a page; returns the blocks it then shows and the notifications. */
function pasted(text: string) {
  const store = new DocumentStore(pageOfBlocks([]))
  const toasts: { th: string; en: string }[] = []
  const builder = {
    store,
    say: (toast: { th: string; en: string }) => toasts.push(toast),
    announce: () => {},
    edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
  } as unknown as Builder
  paste(builder, ui(), text)
  const shown = () =>
    [...store.page.nodes.values()].flatMap((node) =>
      node.kind === 'block' ? [node.fields.props?.text ?? `→${linkedSection(node.fields)}`] : [],
    )
  return { store, said: toasts, shown }
}

it('inlines a linked section from another site and reports it', async () => {
  answerWith(entry('page:/'))
  const { store, said: toasts, shown } = pasted(writeClipboard([link('a', 'hours')], sections))
  await vi.waitFor(() => expect(shown()).toEqual(['Open daily', 'Call us']))
  expect(toasts).toEqual([
    {
      en: '2 saved sections are not on this site. Their content was pasted as copies: Hours, Phone.',
      th: expect.stringContaining('เวลาทำการ, Phone'),
    },
  ])
  expect(store.history.done).toHaveLength(1)
})

it('keeps the link without a message where the section exists, even in the trash', async () => {
  answerWith(entry('section:hours'), entry('section:inner', true))
  const { said: toasts, shown } = pasted(writeClipboard([link('a', 'hours'), link('b', 'inner')], sections))
  await vi.waitFor(() => expect(shown()).toEqual(['→hours', '→inner']))
  expect(toasts).toEqual([])
})

it('keeps nested links to sections that exist here', async () => {
  answerWith(entry('section:inner'))
  const { shown } = pasted(writeClipboard([link('a', 'hours')], sections))
  await vi.waitFor(() => expect(shown()).toEqual(['Open daily', '→inner']))
})

it('uses the last known list when offline, and refuses with a message when there is none', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ error: { code: 'away', message: 'Away' } }, { status: 500 }),
  )
  const { said: toasts, shown } = pasted(writeClipboard([link('a', 'hours')], sections))
  await vi.waitFor(() =>
    expect(toasts).toEqual([expect.objectContaining({ en: expect.stringContaining('Nothing was pasted') })]),
  )
  expect(shown()).toEqual([])
})

it('refuses an invalid section together with everything copied', async () => {
  answerWith(entry('page:/'))
  const { said: toasts, shown } = pasted(
    writeClipboard([link('a', 'hours')], { hours: { title: 'Hours', rows: 'none' } }),
  )
  await vi.waitFor(() =>
    expect(toasts).toEqual([expect.objectContaining({ en: 'The copied content can’t be read as part of a page.' })]),
  )
  expect(shown()).toEqual([])
})
