import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Fruit, fruitList, fruitOf } from '@tests/fixtures/fruit-list'
import { serveFruit, showFruit } from '@tests/support/list-of-fruit'
import { expectNames, fruit, listPage } from '@tests/support/list-page'
import type { BulkAction } from './list'

const here = listPage()
const all = () => page.getByRole('checkbox', { name: 'Select all rows' })
const box = (no: number) => page.getByRole('checkbox', { name: `Select Fruit ${no}`, exact: true })
const bar = () => page.getByRole('group', { name: 'Actions for selected rows' })
const isMixed = () => (all().element() as HTMLInputElement).indeterminate

it('selects rows of the shown page only, also after turning back', async () => {
  serveFruit(fruitOf(13))
  here.root = showFruit(fruitList())
  await expectNames(...fruit(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  await box(1).click()
  await box(2).click()
  await box(3).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectNames(...fruit(11, 12, 13))
  await vi.waitFor(() => expect(isMixed()).toBe(false))
  await box(11).click()
  await expect.element(bar().getByText('1 selected')).toBeVisible()
  expect(isMixed()).toBe(true)
  await expect.element(all()).not.toBeChecked()
  await page.getByRole('button', { name: 'Back' }).click()
  await expectNames(...fruit(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(box(1)).not.toBeChecked()
})

it('says why an action failed as a whole, and can be tried again', async () => {
  serveFruit(fruitOf(2))
  const run = vi.fn<BulkAction<Fruit>['run']>().mockRejectedValueOnce(new Error('The basket fell.'))
  run.mockImplementation((rows) => Promise.resolve({ done: rows, failed: [] }))
  const undo = vi.fn<BulkAction<Fruit>['run']>().mockRejectedValueOnce(new Error('Nothing grows.'))
  undo.mockImplementation((rows) => Promise.resolve({ done: rows, failed: [] }))
  const eat = {
    id: 'eat',
    label: { en: 'Eat', th: 'กิน' },
    run,
    undo,
    done: { en: 'Eaten: {count}.', th: 'กิน {count}' },
  }
  here.root = showFruit(fruitList({ bulk: [eat] }))
  await box(1).click()
  await bar().getByRole('button', { name: 'Eat' }).click()
  await vi.waitFor(() => expect(here.toasts).toEqual(['The basket fell.']))
  await bar().getByRole('button', { name: 'Eat' }).click()
  await expect.element(page.getByText('Eaten: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(here.toasts).toEqual(['The basket fell.', 'Nothing grows.']))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
})

it('offers no undo once the rows that it was about are left', async () => {
  serveFruit(fruitOf(12))
  here.root = showFruit(fruitList())
  await box(1).click()
  await bar().getByRole('button', { name: 'Eat' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectNames('Fruit 12')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back' }).click()
  await expectNames(...fruit(2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('announces the number of selected rows in a region that is always there', async () => {
  serveFruit(fruitOf(2))
  here.root = showFruit(fruitList())
  await expectNames(...fruit(1, 2))
  const region = document.querySelector('[data-list] > [role="group"] output')
  expect(region?.textContent).toBe('')
  await box(1).click()
  await vi.waitFor(() => expect(region?.textContent).toBe('1 selected'))
})

it('leaves j and k alone in an opened row where letters are switched off', async () => {
  serveFruit(fruitOf(3))
  localStorage.setItem('list:u1:fruit', JSON.stringify({ hasKeys: false }))
  here.root = showFruit(fruitList(), { query: { row: 'f1' } })
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' })
  await expect.element(page.getByRole('dialog', { name: 'Fruit 1' })).toBeVisible()
  ;(next.element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('dialog', { name: 'Fruit 1' })).toBeVisible()
  await next.click()
  await expect.element(page.getByRole('dialog', { name: 'Fruit 2' })).toBeVisible()
})

it('stores the width of a dragged column once, at the end', async () => {
  serveFruit(fruitOf(2))
  here.root = showFruit(fruitList())
  await expectNames(...fruit(1, 2))
  const edge = page.getByRole('separator', { name: 'Width of Kind' })
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  const move = (type: string, clientX: number) =>
    edge.element().dispatchEvent(new MouseEvent(type, { clientX, bubbles: true, cancelable: true }))
  const first = Number(edge.element().getAttribute('aria-valuenow'))
  move('mousedown', 500)
  for (const by of [5, 10, 20]) {
    move('mousemove', 500 + by)
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(first + by))
  }
  expect(stored).not.toHaveBeenCalled()
  move('mouseup', 530)
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce())
  expect(JSON.parse(stored.mock.calls[0]?.[1] ?? '')).toMatchObject({ widths: { kind: first + 30 } })
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(first + 30))
})
