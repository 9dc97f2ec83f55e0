import axe from 'axe-core'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { type Builder, BuilderProvider } from '../state/builder'
import { setField } from '../document/operations/set-field'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi, ui } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { showField } from '../inspector/requested-field'
import { requestTable, useRequestedTable } from './requested-table'
import { headRow, type Place } from './table'
import { TableDialog } from './table-dialog'
import { TableLink } from './table-link'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['th', 'en'] },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot
const both = (en: string, th: string) => ({ en, th })
const props = {
  caption: 'Drinks',
  columns: [
    { label: both('Drink', 'เครื่องดื่ม') },
    { label: both('Price', 'ราคา'), align: 'end' },
    { label: both('Iced', 'เย็น') },
  ],
  rows: [
    { cells: [both('Tea', 'ชา'), '40', true], group: both('Hot', 'ร้อน') },
    { cells: [both('Milk', 'นม'), '45', false] },
    { cells: [both('Cocoa', 'โกโก้'), '55', ''] },
  ],
}

let root: Root
let store: DocumentStore

beforeEach(() => {
  store = new DocumentStore(pageOfBlocks([{ id: 'table', type: 'content/table', version: 1, props }]))
  setUi({ selection: ['table'], area: undefined, role: 'guest', locale: 'en', mode: 'edit', dialog: null })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

async function open(place?: Place) {
  requestTable('table', place)
  const builder = {
    key: 'page:/page',
    store,
    boot,
    say: () => {},
    announce: () => {},
    edit: (...[label, recipe, key]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe, key),
  } as unknown as Builder
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <TableDialog onClose={() => setOpen(false)} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <DocumentProvider value={store}>
          <Chrome>
            <Opened />
          </Chrome>
        </DocumentProvider>
      </BuilderProvider>
    </BootProvider>,
  )
  await expect.poll(focused).toMatch(/Row |Group heading /)
}

/** The accessible name of the focused element. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const table = () => {
  const node = store.get('table')
  return (node?.kind === 'block' ? node.fields.props : undefined) as unknown as typeof props
}
const cells = () => table().rows.map((row) => row.cells)
const steps = () => store.history.done.map(({ changes }) => (changes.label as { en: string }).en)
const announcement = () => document.querySelector('[role="status"]')?.textContent
/** A clipboard event at the focused cell. */
function clip(type: 'paste' | 'copy' | 'cut', content: { text?: string; html?: string } = {}): DataTransfer {
  const data = new DataTransfer()
  if (content.text !== undefined) data.setData('text/plain', content.text)
  if (content.html !== undefined) data.setData('text/html', content.html)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  )
  return data
}

it('is edited by keys alone, announcing row and column, one step per cell', async () => {
  await open()
  expect(focused()).toBe('Row 1, Drink: Tea')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Row 1, Price: 40')
  await userEvent.keyboard('42{Enter}')
  expect(focused()).toBe('Row 2, Price: 45')
  await userEvent.keyboard('{F2}.50{Tab}')
  expect(focused()).toBe('Row 2, Iced: No')
  await userEvent.keyboard(' ')
  expect(cells()).toEqual([
    [both('Tea', 'ชา'), '42', true],
    [both('Milk', 'นม'), '45.50', true],
    [both('Cocoa', 'โกโก้'), '55', ''],
  ])
  expect(steps()).toEqual(['Edit a cell', 'Edit a cell', 'Change a tick'])
  // After cancelling, the original text is restored.
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}Chocolate{Escape}')
  expect([cells()[2]?.[0], focused()]).toEqual([both('Cocoa', 'โกโก้'), 'Row 3, Drink: Cocoa'])
  // Tab in the last cell adds a row.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}x{Tab}Matcha{Tab}{Tab}{Shift>}{Tab}{/Shift}')
  expect([cells()[3], focused()]).toEqual([[{ en: 'Matcha' }, '', ''], 'Row 4, Price: empty'])
  await userEvent.keyboard('{Control>}zz{/Control}')
  expect(cells()).toHaveLength(3)
})

it('moves, adds, aligns and removes rows and columns, with undo', async () => {
  await open()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect([table().rows.map(({ cells: [first] }) => (first as { en: string }).en), announcement()]).toEqual([
    ['Milk', 'Tea', 'Cocoa'],
    'Row 2 of 3.',
  ])
  expect(table().rows[0]?.group).toEqual(both('Hot', 'ร้อน'))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect([table().columns.map(({ label }) => label.en), focused()]).toEqual([
    ['Price', 'Drink', 'Iced'],
    'Row 2, Drink: Tea',
  ])
  await screen.getByRole('button', { name: 'Centre' }).click()
  await screen.getByRole('button', { name: 'Highlight column' }).click()
  expect(table().columns[1]).toEqual({ label: both('Drink', 'เครื่องดื่ม'), align: 'center', highlight: true })
  await screen.getByRole('button', { name: 'Add column right' }).click()
  expect(focused()).toBe('Name of column 3: empty')
  await userEvent.keyboard('Size{Enter}')
  expect(table().columns[2]).toEqual({ label: { en: 'Size' }, align: 'center' })
  await screen.getByRole('button', { name: 'Group heading' }).click()
  await userEvent.keyboard('Cold{Enter}')
  // The first row has a group line already, and the button removes it.
  expect(table().rows.map(({ group }) => group)).toEqual([undefined, undefined, undefined])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await screen.getByRole('button', { name: 'Remove selected rows' }).click()
  expect([cells().length, announcement()]).toEqual([2, expect.stringContaining('Removed row')])
  await screen.getByRole('group', { name: 'History' }).getByRole('button', { name: 'Undo' }).click()
  expect(cells()).toHaveLength(3)
})

it('pastes from spreadsheets and word processors, reports what did not fit, and copies back', async () => {
  await open({ row: 1, column: 1 })
  clip('paste', {
    text: 'x',
    html: '<meta><table><style>td{}</style><tr><td style="mso-number-format:0">๑๒๐</td><td>TRUE</td><td rowspan=2>Large <b>or</b>\n small<br>Your choice<img src=x onerror="window.hurt=1"></td></tr><tr><td colspan=2><p>Free</p><script>window.hurt=1</script></td></tr></table>',
  })
  expect(cells().map((row) => row.slice(1))).toEqual([
    ['40', true],
    ['๑๒๐', true, { en: 'Large or small\nYour choice' }],
    [{ en: 'Free' }, '', ''],
  ])
  expect([table().columns.length, (window as { hurt?: number }).hurt, steps()]).toEqual([4, undefined, ['Paste cells']])
  await expect.poll(announcement).toBe('Pasted 6 cells.')
  clip('paste', { text: Array.from({ length: 15 }, (_, at) => `c${at}`).join('\t') })
  await expect.poll(announcement).toBe('Pasted 15 cells.')
  clip('paste', { text: `"a\nb"\t${Array.from({ length: 17 }, (_, at) => at).join('\t')}` })
  await expect.poll(announcement).toContain('3 columns didn’t fit: a table can have up to 16.')
  expect(cells()[1]?.[1]).toEqual({ en: 'a\nb' })
  await userEvent.keyboard('{Control>}zzz{/Control}')
  expect(table()).toEqual(props)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  const copied = clip('cut')
  expect(copied.getData('text/plain')).toBe('Tea\t40\nMilk\t45')
  expect(cells().map(([first]) => first)).toEqual(['', '', both('Cocoa', 'โกโก้')])
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  clip('paste', { text: 'Tea\t40\nMilk\t45' })
  expect(cells().at(-1)?.slice(0, 2)).toEqual([both('Milk', 'นม'), '45'])
})

it('replaces the table with a file, or refuses it with a message', async () => {
  await open()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await userEvent.upload(input as HTMLInputElement, new File(['PK\u0003'], 'prices.xlsx'))
  await expect.poll(announcement).toContain('This is a spreadsheet workbook.')
  await userEvent.upload(input as HTMLInputElement, new File(['\uFEFFDay;Seats\nMon;1,50\n'], 'days.csv'))
  await expect.poll(() => table().rows).toEqual([{ cells: [{ en: 'Mon' }, '1,50'] }])
  expect(table().columns).toEqual([{ label: { en: 'Day' } }, { label: { en: 'Seats' }, align: 'end' }])
  expect(steps()).toEqual(['Import file'])
})

it('is edited in either language, also by mouse, and is accessible', async () => {
  await open()
  await screen.getByText('Thai').click()
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Row 3, ราคา: 55' }))
  await userEvent.fill(document.activeElement as HTMLElement, 'ฟรี')
  await userEvent.keyboard('{Enter}')
  expect(cells()[2]?.[1]).toEqual({ th: 'ฟรี' })
  const { violations } = await axe.run(document.querySelector('[role="dialog"]') as Element, {
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

it('returns the keys to the grid when another editor removes the cell being edited', async () => {
  await open({ row: 2, column: 0 })
  await userEvent.keyboard('x')
  store.dispatch('Other channels', (edit) => setField(edit, 'table', ['props', 'rows'], props.rows.slice(0, 2)))
  await expect.poll(focused).toBe('Row 2, Drink: Milk')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Row 1, Drink: Tea')
})

it('cuts a group line like other cells', async () => {
  await open({ row: 0, column: 0, isGroup: true })
  expect(clip('cut').getData('text/plain')).toBe('Hot')
  expect(table().rows.map(({ group }) => group)).toEqual([undefined, undefined, undefined])
})

it('focuses a requested cell in the grid', async () => {
  await open()
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <DocumentProvider value={store}>
        <TableLink id="table" />
      </DocumentProvider>
    </BootProvider>,
  )
  const ledTo = async (path: readonly (string | number)[]) => {
    setUi({ dialog: null })
    showField('table', path)
    await expect.poll(() => ui().dialog).toBe('table')
    return useRequestedTable.getState().place
  }
  expect(await ledTo(['props', 'rows', 1, 'cells', 2, 'en'])).toEqual({ row: 1, column: 2 })
  expect(await ledTo(['props', 'rows', 0, 'group', 'th'])).toEqual({ row: 0, column: 0, isGroup: true })
  expect(await ledTo(['props', 'columns', 1, 'label'])).toEqual({ row: headRow, column: 1 })
})
