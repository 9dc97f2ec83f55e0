import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { commands } from './commands'

registerAllBlockKits()

let store: DocumentStore
let notified: string[]
let builder: Builder

beforeEach(() => {
  store = new DocumentStore(pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text: 'A' } }]))
  notified = []
  const notify = (message: unknown) => void notified.push((message as { en: string }).en)
  builder = {
    store,
    say: notify,
    offerUndo: notify,
    announce: () => {},
    edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
  } as unknown as Builder
  setUi({ selection: ['a'], area: undefined, role: 'guest' })
  // As over plain http.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
})
afterEach(() => vi.restoreAllMocks())

const run = (id: string) => commands.find((command) => command.id === id)?.run({ builder, ui: ui() })

it('copies through the fallback without reporting it twice', async () => {
  let taken = ''
  const execCommand = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const data = new DataTransfer()
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    taken = data.getData('text/plain')
    return true
  })
  run('copy')
  await expect.poll(() => notified).toEqual(['Copied. Paste it here, on another page or another site.'])
  expect([execCommand.mock.calls, JSON.parse(taken)]).toMatchObject([
    [['copy']],
    { sitewright: 'parts', kind: 'block' },
  ])
})

it('does not offer pasting elsewhere when the browser refuses both ways', async () => {
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  run('copy')
  await expect.poll(() => notified).toEqual([expect.stringContaining('for this page only')])
  run('cut')
  await expect.poll(() => notified[1]).toBe('Cut. Paste it on this page only.')
  expect(store.get('a')).toBeUndefined()
})
