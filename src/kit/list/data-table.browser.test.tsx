import axe from 'axe-core'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { fruitList, fruitOf } from '@tests/fixtures/fruit-list'
import { type FruitServer, serveFruit, showFruit } from '@tests/support/list-of-fruit'
import { type OverlayRequest, receiveOverlays } from '../ui/overlay/overlay-requests'
import { refreshCalls } from '../use-call'

let root: Root
let server: FruitServer
let stop: () => void
const toasts: unknown[] = []
const prompts: Extract<OverlayRequest, { kind: 'prompt' }>[] = []
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  toasts.length = 0
  prompts.length = 0
  stop = receiveOverlays((request) => {
    if (request.kind === 'toast') toasts.push(request.message)
    if (request.kind === 'prompt') prompts.push(request)
  })
})
afterEach(() => {
  stop()
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  history.replaceState(history.state, '', location.pathname)
})

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const names = () => rows().map((row) => row.querySelector('[data-card="title"]')?.textContent)
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`${name}\\b`) })
const expectNames = (...expected: string[]) => vi.waitFor(() => expect(names()).toEqual(expected))
const fruit = (...numbers: number[]) => numbers.map((no) => `Fruit ${no}`)
const lastInput = () => server.sent.findLast(({ path }) => path === '/api/fruit/list')?.input
const menu = async (tool: string, entry: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitemcheckbox') => {
  await page.getByRole('button', { name: tool }).click()
  await page.getByRole('menu').getByRole(role, { name: entry }).click()
}

describe('state in the address', () => {
  it('filters, searches, sorts and turns pages, and starts from an address that says so', async () => {
    server = serveFruit(fruitOf(50))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Citrus')
    await expectNames(...fruit(2, 4, 6, 8, 10, 12, 14, 16, 18, 20))
    await page.getByRole('button', { name: 'Price' }).click()
    await expectNames(...fruit(50, 48, 46, 44, 42, 40, 38, 36, 34, 32))
    expect(page.getByRole('columnheader', { name: 'Price' }).element().getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('button', { name: 'Next' }).click()
    await expectNames(...fruit(30, 28, 26, 24, 22, 20, 18, 16, 14, 12))
    const address = Object.fromEntries(new URLSearchParams(location.search))
    expect(address).toEqual({ kind: 'citrus', sort: '-price', after: '10' })

    root.unmount()
    root = showFruit(fruitList(), { query: address })
    await expectNames(...fruit(30, 28, 26, 24, 22, 20, 18, 16, 14, 12))
    await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('citrus')
    // The cursors before it are not known any more: back is the first page.
    await page.getByRole('button', { name: 'Back' }).click()
    await expectNames(...fruit(50, 48, 46, 44, 42, 40, 38, 36, 34, 32))
    await page.getByRole('searchbox').fill('fruit 48')
    await expectNames('Fruit 48')
    expect(location.search).toBe('?kind=citrus&sort=-price&find=fruit+48')
    await page.getByRole('searchbox').fill('fruit 49')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expectNames(...fruit(50, 49, 48, 47, 46, 45, 44, 43, 42, 41))
    expect(location.search).toBe('?sort=-price')
  })

  it('leaves out what the list does not know, and begins again where a cursor is refused', async () => {
    server = serveFruit(fruitOf(3))
    root = showFruit(fruitList(), { query: { kind: 'meat', sort: 'colour' } })
    await expectNames(...fruit(1, 2, 3))
    expect(lastInput()).toEqual({ limit: '10' })
    root.unmount()
    server.refused.set('/api/fruit/list', { status: 400, message: 'Invalid cursor.', code: 'invalid_cursor' })
    root = showFruit(fruitList(), { query: { after: 'old' } })
    await vi.waitFor(() => expect(location.search).toBe(''))
    server.refused.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectNames(...fruit(1, 2, 3))
  })
})

describe('states', () => {
  it('offers the first act where there is nothing yet, a retry where loading failed, and says whom to ask', async () => {
    server = serveFruit([])
    root = showFruit(fruitList())
    await expect.element(page.getByRole('button', { name: 'Pick fruit' })).toBeVisible()
    root.unmount()
    server.refused.set('/api/fruit/list', { status: 409, message: 'The basket fell.' })
    root = showFruit(fruitList())
    await expect.element(page.getByText('The basket fell.')).toBeVisible()
    server.refused.clear()
    server.rows = fruitOf(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectNames('Fruit 1')
    root.unmount()
    server.refused.set('/api/fruit/list', { status: 403, message: 'No.', code: 'forbidden' })
    root = showFruit(fruitList())
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ask an admin of this site')
  })
})

describe('keys', () => {
  it('searches, steps, selects, opens and closes', async () => {
    server = serveFruit(fruitOf(5))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4, 5))
    const focused = () => (document.activeElement as HTMLElement).dataset.row
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    // Typed in a field, letters are text.
    await userEvent.keyboard('jk')
    await expect.element(page.getByRole('searchbox')).toHaveValue('jk')
    await page.getByRole('searchbox').fill('')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('j')
    await vi.waitFor(() => expect(focused()).toBe('0'))
    await userEvent.keyboard('jj')
    expect(focused()).toBe('2')
    await userEvent.keyboard('k')
    await userEvent.keyboard('x')
    await userEvent.keyboard('{ArrowDown}x')
    await expect.element(page.getByText('2 selected')).toBeVisible()
    expect(rows().map((row) => row.dataset.selected)).toEqual([undefined, '', '', undefined, undefined])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Fruit 3' })).toBeVisible()
    expect(location.search).toBe('?row=f3')
    await userEvent.keyboard('j')
    await expect.element(page.getByRole('dialog', { name: 'Fruit 4' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(focused()).toBe('2')
    expect(location.search).toBe('')
  })

  it('leaves single letters alone once they are switched off, on this device', async () => {
    server = serveFruit(fruitOf(2))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2))
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }).click()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('j')
    expect(document.activeElement?.hasAttribute('data-row')).toBe(false)
    root.unmount()
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2))
    await userEvent.keyboard('j')
    expect(document.activeElement?.hasAttribute('data-row')).toBe(false)
  })
})

describe('selection', () => {
  it('acts on many rows, keeps those that failed, and undoes', async () => {
    server = serveFruit(fruitOf(4))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4))
    await page.getByRole('checkbox', { name: 'Select Fruit 2' }).click()
    await page.getByRole('checkbox', { name: 'Select Fruit 3' }).click()
    await page.getByRole('button', { name: 'Eat' }).click()
    await expectNames(...fruit(1, 4))
    await expect.element(page.getByText('Eaten: 2.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectNames(...fruit(1, 2, 3, 4))
    await expect.element(page.getByText('Undone.')).toBeVisible()

    server.refused.set('/api/fruit/eat', { status: 409, message: 'It is a stone.' })
    await page.getByRole('checkbox', { name: 'Select all rows' }).click()
    await page.getByRole('button', { name: 'Eat' }).click()
    await expect.element(page.getByText('Failed for 4: Fruit 1 – It is a stone.')).toBeVisible()
    await expect.element(page.getByText('4 selected')).toBeVisible()
  })

  it('selects a range with Shift, and forgets rows that left the page', async () => {
    server = serveFruit(fruitOf(12))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    await page.getByRole('checkbox', { name: 'Select Fruit 2' }).click()
    await page.getByRole('checkbox', { name: 'Select Fruit 5' }).click({ modifiers: ['Shift'] })
    await expect.element(page.getByText('4 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectNames(...fruit(11, 12))
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  })
})

describe('editing in place', () => {
  it('shows the new value at once, and the old one with a message where saving fails', async () => {
    server = serveFruit(fruitOf(2))
    root = showFruit(fruitList())
    await page.getByRole('button', { name: 'Edit Place of Fruit 1: Shelf 1' }).click()
    const field = page.getByRole('textbox', { name: 'Place of Fruit 1' })
    await field.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Enter a place.')
    await field.fill('Cellar')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Edit Place of Fruit 1: Cellar' })).toHaveFocus()
    await vi.waitFor(() => expect(server.rows[0]?.stock).toBe('Cellar'))
    expect(toasts).toEqual([])

    let answer: (response: Response) => void = () => {}
    const serve = vi.mocked(window.fetch).getMockImplementation()
    vi.mocked(window.fetch).mockImplementation((request, options) =>
      request === '/api/fruit/move'
        ? new Promise((resolve) => (answer = resolve))
        : (serve as typeof fetch)(request, options),
    )
    await page.getByRole('button', { name: 'Edit Place of Fruit 2: Shelf 2' }).click()
    await page.getByRole('textbox', { name: 'Place of Fruit 2' }).fill('Roof')
    await userEvent.keyboard('{Enter}')
    // Before the gateway has answered.
    await expect.element(page.getByRole('button', { name: 'Edit Place of Fruit 2: Roof' })).toBeVisible()
    answer(Response.json({ error: { message: 'It rained in.' } }, { status: 409 }))
    await expect.element(page.getByRole('button', { name: 'Edit Place of Fruit 2: Shelf 2' })).toBeVisible()
    expect(toasts).toEqual(['It rained in.'])

    await page.getByRole('button', { name: 'Edit Place of Fruit 2: Shelf 2' }).click()
    await page.getByRole('textbox', { name: 'Place of Fruit 2' }).fill('Nowhere')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Edit Place of Fruit 2: Shelf 2' })).toHaveFocus()
  })
})

describe('long lists', () => {
  it('draw only the rows in view, and reach the others by keys and scrolling', async () => {
    server = serveFruit(fruitOf(1000))
    root = showFruit(fruitList(), { perPage: 1000 })
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(5))
    expect(rows().length).toBeLessThan(80)
    expect(page.getByRole('table').element().getAttribute('aria-rowcount')).toBe('1001')
    const box = page.getByRole('group', { name: 'Fruit' }).element() as HTMLElement
    // The drawing of long lists is loaded with the first of them.
    await vi.waitFor(() => expect(box.scrollHeight).toBeGreaterThan(40_000))
    box.scrollTop = box.scrollHeight
    await vi.waitFor(() => expect(names().at(-1)).toBe('Fruit 1000'))
    expect(rows().length).toBeLessThan(80)
    rows().at(-1)?.focus()
    await userEvent.keyboard('k')
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.row).toBe('998'))
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('1000')
    box.scrollTop = 0
    await vi.waitFor(() => expect(names()[0]).toBe('Fruit 1'))
    rows()[0]?.focus()
    for (let step = 0; step < 40; step += 1) await userEvent.keyboard('j')
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.row).toBe('40'))
    expect(rows().length).toBeLessThan(80)
  })
})

describe('settings', () => {
  it('remember columns, widths and density on this device, for each person', async () => {
    server = serveFruit(fruitOf(2))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2))
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Price' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument()
    const edge = page.getByRole('separator', { name: 'Width of Kind' })
    ;(edge.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', '162')
    expect(rows()[0]?.getBoundingClientRect().height).toBe(40)
    root.unmount()
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2))
    await expect.element(edge).toHaveAttribute('aria-valuenow', '162')
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument()
    root.unmount()
    root = showFruit(fruitList(), { user: 'u2' })
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeVisible()
    expect(rows()[0]?.getBoundingClientRect().height).toBe(48)
  })

  it('save a view of filters, sort and columns, show it again, and delete it', async () => {
    server = serveFruit(fruitOf(6))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4, 5, 6))
    await menu('Views: All', 'Most expensive')
    await expectNames(...fruit(6, 4, 2))
    expect(location.search).toBe('?kind=citrus&sort=-price')
    await page.getByRole('searchbox').fill('4')
    await expectNames('Fruit 4')
    await menu('Display', 'Price')
    await userEvent.keyboard('{Escape}')
    await menu('Views', 'Save this view…', 'menuitem')
    expect(prompts[0]?.options.validate?.(' ')).toBe('Enter a name.')
    prompts.pop()?.resolve('Mine')
    await expect.element(page.getByRole('button', { name: 'Views: Mine' })).toBeVisible()
    await menu('Views: Mine', 'All')
    await menu('Display', 'Price')
    await userEvent.keyboard('{Escape}')
    await expectNames(...fruit(1, 2, 3, 4, 5, 6))
    root.unmount()
    root = showFruit(fruitList())
    await menu('Views: All', 'Mine')
    await expectNames('Fruit 4')
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument()
    await menu('Views: Mine', 'Delete “Mine”', 'menuitem')
    await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
  })
})

it('saves all matching rows with the shown columns as a file', async () => {
  server = serveFruit([...fruitOf(204), { ...fruitOf(1)[0]!, id: 'x', name: '=SUM(A1)', kind: 'berry', price: 99_999 }])
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  root = showFruit(fruitList(), { query: { kind: 'berry' } })
  await menu('Display', 'Price')
  await userEvent.keyboard('{Escape}')
  // In Bangkok the next day has begun.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 18))
  await menu('Display', 'Download CSV', 'menuitem')
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('fruit-2026-11-29.csv')
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer()).split('\r\n')
  expect(lines[0]).toBe('\ufeffName,Kind,Place,Picked')
  expect(lines).toHaveLength(103 + 2)
  expect(lines.at(-2)).toMatch(/^'=SUM\(A1\),Berry,/)
})

it('saves them as an Excel file too', async () => {
  server = serveFruit(fruitOf(3))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  root = showFruit(fruitList())
  await menu('Display', 'Download Excel', 'menuitem')
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^fruit-[\d-]+\.xlsx$/)
  // A zip archive, as XLSX files are.
  expect(new TextDecoder().decode(await saved[0]?.slice(0, 2).arrayBuffer())).toBe('PK')
})

describe('drawer', () => {
  it('opens from the address, is a panel beside the list, and says so where a row is unknown', async () => {
    server = serveFruit(fruitOf(3))
    root = showFruit(fruitList(), { query: { row: 'f2' } })
    const dialog = page.getByRole('dialog', { name: 'Fruit 2' })
    await expect.element(dialog).toHaveTextContent('Kept on Shelf 2.')
    expect(dialog.element().matches(':modal')).toBe(false)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Fruit 3' })).toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeDisabled()
    // The list stays usable.
    await page.getByRole('button', { name: 'Fruit 1', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Fruit 1' })).toBeVisible()
    expect(location.search).toBe('?row=f1')
    root.unmount()
    root = showFruit(fruitList(), { query: { row: 'gone' } })
    await expect.element(page.getByRole('dialog', { name: 'Not found' })).toHaveTextContent('It may have been removed')
  })
})

it('keeps a row open that a change takes out of the list', async () => {
  server = serveFruit(fruitOf(3))
  root = showFruit(fruitList(), { query: { row: 'f2' } })
  await expect.element(page.getByRole('dialog', { name: 'Fruit 2' })).toBeVisible()
  server.rows = server.rows.filter(({ id }) => id !== 'f2')
  await refreshCalls({ method: 'GET', path: '/api/fruit/list' })
  await expectNames(...fruit(1, 3))
  await expect.element(page.getByRole('dialog', { name: 'Fruit 2' })).toHaveTextContent('Kept on Shelf 2.')
})

describe('on a phone', () => {
  it('shows cards that fit, with its sort as a field, large targets, and a modal sheet', async () => {
    await page.viewport(390, 800)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    server = serveFruit(fruitOf(4))
    root = showFruit(fruitList())
    await expectNames(...fruit(1, 2, 3, 4))
    expect(getComputedStyle(rows()[0] as Element).display).toBe('grid')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price, descending')
    await expectNames(...fruit(4, 3, 2, 1))
    const small = [...(rows()[0]?.querySelectorAll<HTMLElement>('button, label') ?? [])]
      .filter((control) => control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().height < 44)
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await page.getByRole('button', { name: 'Fruit 4', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Fruit 4' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().matches(':modal')).toBe(true)
  })
})

it.each([
  ['en', 1280],
  ['th', 1280],
  ['en', 390],
] as const)('breaks no rule of accessibility, in %s at %s px', async (locale, width) => {
  await page.viewport(width, 800)
  server = serveFruit(fruitOf(12))
  root = showFruit(fruitList(), { locale })
  document.documentElement.lang = locale
  await vi.waitFor(() => expect(names()).toHaveLength(10))
  await page.getByRole('checkbox').nth(1).click()
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

it('runs a row’s action and announces it', async () => {
  server = serveFruit(fruitOf(2))
  root = showFruit(fruitList())
  await rowOf('Fruit 2').getByRole('button', { name: 'Actions for Fruit 2' }).click()
  await page.getByRole('menuitem', { name: 'Wash' }).click()
  await vi.waitFor(() => expect(toasts).toEqual(['Washed Fruit 2.']))
  expect(server.sent.filter(({ path }) => path === '/api/fruit/wash').map(({ input }) => input)).toEqual([{ id: 'f2' }])
})
