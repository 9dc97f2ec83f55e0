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

/** The blocks of the column behind the one that stood there: their types and their words as text. */
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

it('Markdown becomes headings and texts as one step, in the language of the canvas, and what is left out is said', async () => {
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
  expect(offer()?.props.children[0]).toContain('A picture of another website was left out.')
  store.undo()
  expect(blocks()).toEqual([])
})

it('Markdown can be had as it was written', async () => {
  await pasteText(builder, { text: '## When\n\n- May', html: '' }, target)
  offer()?.props.children[1].props.onClick()
  await expect.poll(blocks).toEqual([['content/rich-text', expect.stringContaining('"## When"')]])
  expect(store.history.done).toHaveLength(1)
})

it('prose, and whatever is pasted with Shift held, is a text as before', async () => {
  await pasteText(builder, { text: '5 * 3 * 2', html: '' }, target)
  await pasteText(builder, { text: '## When\n\n- May', html: '<h2>When</h2>', isPlain: true }, target)
  expect(blocks().map(([, blockText]) => blockText)).toEqual([
    expect.stringContaining('"## When"'),
    expect.stringContaining('5 * 3 * 2'),
  ])
  expect(offer()).toBeUndefined()
})

it('a title over a spreadsheet’s columns is what the table is called', async () => {
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

it('markup that was made to hold the browser up does not', async () => {
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

it('cells of a spreadsheet become a table, and stay in a text that has words beside them', async () => {
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
  // The markup of a list says that it is one, whatever its numbers have behind them.
  await pasteText(builder, { text: '1.\tTea\n2.\tMilk', html: '<ol><li>Tea</li><li>Milk</li></ol>' }, target)
  expect(blocks()[0]).toEqual(['content/rich-text', expect.stringContaining('"orderedList"')])
})
