import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi } from '../state/ui-store'
import type { undoMessage } from '../ui/undo-message'
import { pasteText } from './paste-text'

registerAllBlockKits()

const target = { cell: 'cell', index: 1 } as const
let builder: Builder
let store: DocumentStore

beforeEach(() => {
  notifications.clean()
  store = new DocumentStore(
    pageOfBlocks([{ id: 'first', type: 'content/heading', version: 1, props: { text: 'first' } }]),
  )
  builder = {
    key: 'page:/page',
    store,
    boot: { locale: 'en', space: { locales: ['en', 'th'] }, session: { role: 'admin' } } as unknown as Boot,
    say: () => {},
    announce: () => {},
    edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
  } as unknown as Builder
  setUi({ selection: ['first'], area: undefined, role: 'guest', locale: 'th' })
})

/** The blocks of the column after the original one: their types and their text. */
function blocks(): [string, string][] {
  const cell = store.get('cell')
  return (cell?.kind === 'cell' ? cell.blocks : []).slice(1).map((id) => {
    const node = store.get(id)
    return node?.kind === 'block' ? [node.fields.type, JSON.stringify(node.fields.props?.text)] : ['', '']
  })
}
const offer = () =>
  notificationsStore.getState().notifications[0]?.message as
    | (ReturnType<typeof undoMessage> & ReactElement<{ children: [string, ReactElement<{ onClick: () => void }>] }>)
    | undefined

it("pastes Markdown as headings and texts in one step, in the canvas' language, and reports what is left out", async () => {
  await pasteText(
    builder,
    {
      text: '# Camp\n\nFor **all**.\n\n## When\n\n- May\n- June\n\n### Exactly\n\nNoon ![x](https://example.com/x.png)',
      html: '',
    },
    target,
  )
  expect(blocks().map(([type]) => type)).toEqual([
    'content/heading',
    'content/rich-text',
    'content/heading',
    'content/rich-text',
  ])
  expect(blocks()[0]?.[1]).toBe('{"th":"Camp"}')
  expect(blocks()[3]?.[1]).toContain('"Exactly"')
  expect(blocks()[3]?.[1]).not.toContain('example.com')
  expect(offer()?.props.children[0]).toContain('A picture from another website was left out.')
  store.undo()
  expect(blocks()).toEqual([])
})

it('offers the Markdown source as plain text', async () => {
  await pasteText(builder, { text: '## When\n\n- May', html: '' }, target)
  offer()?.props.children[1].props.onClick()
  await expect.poll(blocks).toEqual([['content/rich-text', expect.stringContaining('"## When"')]])
  expect(store.history.done).toHaveLength(1)
})

it('pastes prose, and anything pasted with Shift, as plain text', async () => {
  await pasteText(builder, { text: '5 * 3 * 2', html: '' }, target)
  await pasteText(builder, { text: '## When\n\n- May', html: '<h2>When</h2>', isPlain: true }, target)
  expect(blocks().map(([, blockText]) => blockText)).toEqual([
    expect.stringContaining('"## When"'),
    expect.stringContaining('5 * 3 * 2'),
  ])
  expect(offer()).toBeUndefined()
})

it("uses a title above a spreadsheet's columns as the table's caption", async () => {
  await pasteText(
    builder,
    {
      text: '',
      html: '<table><tr><td colspan="2">Seats</td></tr><tr><td>Day</td><td>Left</td></tr><tr><td>Mon</td><td>3</td></tr></table>',
    },
    target,
  )
  const [made] = (store.get('cell') as unknown as { blocks: string[] }).blocks.slice(1)
  expect(store.get(made as string)).toMatchObject({
    fields: {
      props: {
        caption: { th: 'Seats' },
        columns: [{ label: { th: 'Day' } }, {}],
        rows: [{ cells: [{ th: 'Mon' }, '3'] }],
      },
    },
  })
})

it('handles malicious markup in acceptable time', async () => {
  await pasteText(
    builder,
    { text: '', html: `<table>${'<tr><td colspan=9999 rowspan=65534>x'.repeat(3000)}</table>` },
    target,
  )
  await pasteText(
    builder,
    { text: '', html: `<table>${`<tr>${'<td colspan=99>x'.repeat(20_000)}`}<tr><td>y</table>` },
    target,
  )
  expect(blocks().map(([type]) => type)).toEqual(['content/table', 'content/table'])
})

it('pastes spreadsheet cells as a table, and keeps them in the text when other text is copied with them', async () => {
  const html = '<table><tr><td>Day</td><td>Seats</td></tr><tr><td>Mon</td><td>๑๒</td></tr></table>'
  await pasteText(builder, { text: 'Day\tSeats\nMon\t๑๒', html }, target)
  const [made] = (store.get('cell') as unknown as { blocks: string[] }).blocks.slice(1)
  const node = store.get(made as string)
  expect(node?.kind === 'block' && [node.fields.type, node.fields.props]).toMatchObject([
    'content/table',
    { columns: [{ label: { th: 'Day' } }, { label: { th: 'Seats' } }], rows: [{ cells: [{ th: 'Mon' }, '๑๒'] }] },
  ])
  expect(offer()?.props.children[0]).toContain('Pasted as a table.')
  offer()?.props.children[1].props.onClick()
  await expect.poll(blocks).toEqual([['content/rich-text', expect.stringContaining('Seats')]])
  await pasteText(builder, { text: 'Prices\nDay\tSeats', html: `<p>Prices</p>${html}` }, target)
  expect(blocks()[0]).toEqual(['content/rich-text', expect.stringContaining('"table"')])
  // List markup wins, whatever follows the numbers.
  await pasteText(builder, { text: '1.\tTea\n2.\tMilk', html: '<ol><li>Tea</li><li>Milk</li></ol>' }, target)
  expect(blocks()[0]).toEqual(['content/rich-text', expect.stringContaining('"orderedList"')])
})
