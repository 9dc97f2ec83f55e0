import '@runtime/base.css'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { CallContract } from '@schemas/call'
import type { Payload } from '@schemas/layout/render'
import { listState } from '@schemas/list-state'
import { BootProvider, PageProvider } from '@kit/boot'
import { columnsOf } from '@kit/list/columns'
import { DataTable } from '@kit/list/data-table'
import { defineList, type List } from '@kit/list/list'
import { rowByRow } from '@kit/list/row-by-row'
import { queryClient } from '@kit/use-call'

export type Fruit = { id: string; name: string; kind: 'berry' | 'citrus'; price: number; stock: string; at: string }

const kinds = { berry: { en: 'Berry', th: 'เบอร์รี' }, citrus: { en: 'Citrus', th: 'ส้ม' } }
const target = { method: 'GET', path: '/api/fruit/list' } as unknown as CallContract
const { text, number, date, badge } = columnsOf<Fruit>()

export type FruitServer = {
  rows: Fruit[]
  /** Paths and inputs of all requests. */
  sent: { path: string; input: Record<string, string> }[]
  /** Refuses requests of this path. */
  refused: Map<string, { status: number; message: string; code?: string }>
}

export const fruitOf = (count: number): Fruit[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `f${at + 1}`,
    name: `Fruit ${at + 1}`,
    kind: at % 2 === 0 ? 'berry' : 'citrus',
    price: 100 * (at + 1),
    stock: `Shelf ${at + 1}`,
    at: new Date(Date.UTC(2026, 10, 20, 0, at)).toISOString(),
  }))

const post = async (path: string, input: object) => {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(input) })
  if (!answer.ok) throw new Error(((await answer.json()) as { error: { message: string } }).error.message)
}

export const fruitList = (more: Partial<List<Fruit, CallContract>> = {}): List<Fruit, CallContract> =>
  defineList<Fruit, CallContract>({
    name: 'fruit',
    call: target,
    state: listState({ filters: { kind: ['berry', 'citrus'] }, sorts: ['name', 'price'] }),
    id: ({ id }) => id,
    title: ({ name }) => name,
    defaultSort: 'name',
    columns: [
      text('name', { en: 'Name', th: 'ชื่อ' }, ({ name }) => name, { sort: 'name', card: 'title' }),
      badge('kind', { en: 'Kind', th: 'ชนิด' }, ({ kind }) => kind, kinds, { tones: { berry: 'brand' } }),
      number('price', { en: 'Price', th: 'ราคา' }, ({ price }) => price, { sort: 'price' }),
      text('stock', { en: 'Place', th: 'ที่เก็บ' }, ({ stock }) => stock, {
        edit: {
          kind: 'text',
          value: ({ stock }) => stock,
          maxLength: 40,
          validate: (value, { t }) => (value === '' ? t({ en: 'Enter a place.', th: 'ใส่ที่เก็บ' }) : undefined),
          save: ({ id }, stock) => post('/api/fruit/move', { id, stock }),
        },
      }),
      date('at', { en: 'Picked', th: 'เก็บเมื่อ' }, ({ at }) => at),
    ],
    search: { en: 'Search fruit', th: 'ค้นหาผลไม้' },
    filters: [
      {
        name: 'kind',
        label: { en: 'Kind', th: 'ชนิด' },
        all: { en: 'All kinds', th: 'ทุกชนิด' },
        options: ({ t }) => (['berry', 'citrus'] as const).map((value) => ({ value, label: t(kinds[value]) })),
      },
    ],
    views: [{ id: 'dear', label: { en: 'Dear ones', th: 'ราคาสูง' }, values: { kind: 'citrus', sort: '-price' } }],
    bulk: [
      {
        id: 'eat',
        label: { en: 'Eat', th: 'กิน' },
        run: rowByRow(({ id }) => post('/api/fruit/eat', { id })),
        undo: rowByRow(({ id }) => post('/api/fruit/regrow', { id })),
        done: { en: 'Eaten: {count}.', th: 'กินแล้ว {count}' },
      },
    ],
    rowActions: [
      {
        id: 'wash',
        label: { en: 'Wash', th: 'ล้าง' },
        run: ({ id }) => post('/api/fruit/wash', { id }),
        done: ({ name }, { t }) => t({ en: 'Washed {name}.', th: 'ล้าง {name} แล้ว' }, { name }),
      },
    ],
    drawer: { title: ({ name }) => name, body: ({ stock }) => <p>Kept on {stock}.</p> },
    count: { en: 'Fruit: {total}', th: 'ผลไม้ {total}' },
    empty: {
      title: { en: 'No fruit yet', th: 'ยังไม่มีผลไม้' },
      hint: { en: 'Pick some.', th: 'ไปเก็บผลไม้กัน' },
      action: <button type="button">Pick fruit</button>,
    },
    file: 'fruit',
    ...more,
  })

/** Answers the list's requests as a gateway would: filters, search, sort and cursor. */
export function serveFruit(rows: Fruit[]): FruitServer {
  const server: FruitServer = { rows, sent: [], refused: new Map() }
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const address = new URL(request as string, location.href)
    const body = typeof options?.body === 'string' ? (JSON.parse(options.body) as Record<string, string>) : {}
    const input = { ...Object.fromEntries(address.searchParams), ...body }
    server.sent.push({ path: address.pathname, input })
    const refusal = server.refused.get(address.pathname)
    if (refusal) return Promise.resolve(Response.json({ error: refusal }, { status: refusal.status }))
    if (address.pathname !== '/api/fruit/list') {
      if (address.pathname.endsWith('/eat')) server.rows = server.rows.filter(({ id }) => id !== input.id)
      if (address.pathname.endsWith('/regrow'))
        server.rows = [...server.rows, ...rows.filter(({ id }) => id === input.id)]
      if (address.pathname.endsWith('/move'))
        server.rows = server.rows.map((row) => (row.id === input.id ? { ...row, stock: input.stock ?? '' } : row))
      return Promise.resolve(Response.json({}))
    }
    const { kind, q = '', sort = 'name', cursor = '0', limit = '30' } = input
    const found = server.rows
      .filter((row) => (!kind || row.kind === kind) && row.name.toLowerCase().includes(q.toLowerCase()))
      .sort((a, b) => (a.price - b.price) * (sort.startsWith('-') ? -1 : 1))
    const end = Number(cursor) + Number(limit)
    return Promise.resolve(
      Response.json({
        items: found.slice(Number(cursor), end),
        total: found.length,
        ...(end < found.length ? { next: String(end) } : {}),
      }),
    )
  })
  return server
}

/** Shows the list on a page of this address, as the runtime does after a navigation. */
export function showFruit(
  list: List<Fruit, CallContract>,
  {
    query = {},
    perPage = 10,
    locale = 'en',
    user = 'u1',
  }: { query?: Record<string, string>; perPage?: number; locale?: 'en' | 'th'; user?: string } = {},
) {
  queryClient().clear()
  history.replaceState(history.state, '', `?${new URLSearchParams(query)}`)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale, session: { role: 'manager', userID: user }, space: { timeZone: 'Asia/Bangkok' } }
  root.render(
    <BootProvider boot={boot as unknown as Boot}>
      <PageProvider payload={{ path: '/fruit', query } as unknown as Payload}>
        <DataTable list={list} label="Fruit" perPage={perPage} />
      </PageProvider>
    </BootProvider>,
  )
  return root
}
