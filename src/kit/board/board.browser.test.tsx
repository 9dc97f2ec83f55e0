import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { type OverlayRequest, receiveOverlays } from '../ui/overlay/overlay-requests'
import { Board, type BoardItem } from './board'
import { type BoardMove, moveItem } from './move'

const columns = [
  { id: 'todo', label: 'To do' },
  { id: 'doing', label: 'In progress' },
  { id: 'done', label: 'Done' },
]
let root: Root
let stop: () => void
let isRefused = false
let wait: Promise<void> | undefined
const moves: BoardMove[] = []
const toasts: OverlayRequest[] = []

const renderCard = ({ name }: BoardItem) => <p>{name}</p>

function Demo() {
  const [order, setOrder] = useState<Readonly<Record<string, readonly string[]>>>({
    todo: ['Alpha', 'Beta', 'Gamma'],
    doing: ['Delta'],
    done: [],
  })
  const items: BoardItem[] = Object.entries(order).flatMap(([column, ids]) =>
    ids.map((id) => ({ id, column, name: id })),
  )
  return (
    <Board
      label="Tasks"
      columns={columns}
      items={items}
      card={renderCard}
      empty="Nothing here"
      mayMove={(item, column) => !(item.id === 'Beta' && column === 'done')}
      onMove={(move) => {
        moves.push(move)
        if (isRefused) return Promise.reject(new Error('no'))
        const store = () => setOrder((before) => moveItem(before, move))
        return (wait ?? Promise.resolve()).then(store)
      }}
    />
  )
}

beforeEach(() => {
  moves.length = 0
  toasts.length = 0
  isRefused = false
  wait = undefined
  stop = receiveOverlays((request) => toasts.push(request))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Demo />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  stop()
  document.body.replaceChildren()
})

const region = (name: string) => page.getByRole('region', { name })
const cardsIn = (name: string) =>
  [...region(name).element().querySelectorAll('li')].map((card) => card.querySelector('p')?.textContent)
const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` })

it('moves a card by keyboard and says so', async () => {
  await expect.element(grip('Alpha')).toBeVisible()
  ;(grip('Alpha').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Picked up Alpha.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Alpha is over To do.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(cardsIn('To do')).toEqual(['Beta', 'Alpha', 'Gamma']))
  expect(moves).toEqual([{ id: 'Alpha', column: 'todo', before: 'Gamma' }])
})

it('moves a card by its menu, only to columns that take it', async () => {
  await grip('Beta').click()
  await expect.element(page.getByRole('menuitem', { name: 'Move to In progress' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Move to Done' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Move to In progress' }).click()
  await vi.waitFor(() => expect(cardsIn('In progress')).toEqual(['Delta', 'Beta']))
  await expect.element(region('Done').getByText('Nothing here')).toBeVisible()
})

it('drags a card into another column', async () => {
  await grip('Gamma').dropTo(region('Done'))
  await vi.waitFor(() => expect(cardsIn('Done')).toEqual(['Gamma']))
  expect(moves).toEqual([{ id: 'Gamma', column: 'done', before: null }])
})

it('shows several moves while they are being stored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wait = promise
  await grip('Alpha').click()
  await page.getByRole('menuitem', { name: 'Move to Done' }).click()
  await grip('Gamma').click()
  await page.getByRole('menuitem', { name: 'Move to Done' }).click()
  await vi.waitFor(() => expect(cardsIn('Done')).toEqual(['Alpha', 'Gamma']))
  expect(cardsIn('To do')).toEqual(['Beta'])
  resolve()
  await vi.waitFor(() => expect(moves).toHaveLength(2))
  expect(cardsIn('Done')).toEqual(['Alpha', 'Gamma'])
})

it('opens the menu right below its button', async () => {
  await page.viewport(1000, 800)
  await expect.element(grip('Alpha')).toBeVisible()
  const button = grip('Alpha').element().getBoundingClientRect()
  await grip('Alpha').click()
  const menu = page.getByRole('menu').element().getBoundingClientRect()
  expect(Math.abs(menu.top - button.bottom)).toBeLessThan(16)
})

it('puts a card back when the move is refused, and says so', async () => {
  isRefused = true
  await grip('Alpha').click()
  await page.getByRole('menuitem', { name: 'Move to Done' }).click()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(cardsIn('To do')).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(cardsIn('Done')).toEqual([])
})
