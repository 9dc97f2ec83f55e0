import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fruitList, fruitOf } from '@tests/fixtures/fruit-list'
import { serveFruit, showFruit } from '@tests/support/list-of-fruit'
import { holdAnswers, listPage } from '@tests/support/list-page'

const here = listPage()
const moveTo = async (from: string, to: string) => {
  await page.getByRole('button', { name: `Edit Place of Fruit 1: ${from}` }).click()
  const field = page.getByRole('textbox', { name: 'Place of Fruit 1' })
  // While a value is saved, editing begins from it.
  await expect.element(field).toHaveValue(from)
  await field.fill(to)
  await userEvent.keyboard('{Enter}')
}
const shows = async (place: string) =>
  await expect.element(page.getByRole('button', { name: `Edit Place of Fruit 1: ${place}` })).toBeVisible()

it('saves the edits of a cell one after another, also one back to the value before', async () => {
  const server = serveFruit(fruitOf(2))
  here.root = showFruit(fruitList())
  await page.getByRole('button', { name: 'Edit Place of Fruit 1: Shelf 1' }).click()
  await userEvent.keyboard('{Escape}')
  const held = holdAnswers('/api/fruit/move')
  await moveTo('Shelf 1', 'Roof')
  await moveTo('Roof', 'Cellar')
  await moveTo('Cellar', 'Shelf 1')
  await shows('Shelf 1')
  expect(held.map(({ body }) => body)).toEqual([{ id: 'f1', stock: 'Roof' }])
  held[0]?.answer()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  expect(held[1]?.body).toEqual({ id: 'f1', stock: 'Shelf 1' })
  await shows('Shelf 1')
  held[1]?.answer()
  await vi.waitFor(() => expect(server.rows[0]?.stock).toBe('Shelf 1'))
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  await shows('Shelf 1')
  expect(held).toHaveLength(2)
})

it('saves what was chosen meanwhile where the edit before it fails', async () => {
  const server = serveFruit(fruitOf(2))
  here.root = showFruit(fruitList())
  await page.getByRole('button', { name: 'Edit Place of Fruit 1: Shelf 1' }).click()
  await userEvent.keyboard('{Escape}')
  const held = holdAnswers('/api/fruit/move')
  await moveTo('Shelf 1', 'Roof')
  await moveTo('Roof', 'Cellar')
  held[0]?.answer(Response.json({ error: { message: 'It rained in.' } }, { status: 409 }))
  await vi.waitFor(() => expect(held).toHaveLength(2))
  expect(here.toasts).toEqual(['It rained in.'])
  held[1]?.answer()
  await vi.waitFor(() => expect(server.rows[0]?.stock).toBe('Cellar'))
  await shows('Cellar')
})
