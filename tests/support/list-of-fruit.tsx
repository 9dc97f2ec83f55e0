import '@runtime/base.css'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { CallContract } from '@schemas/call'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { DataTable } from '@kit/list/data-table'
import type { ListDefinition } from '@kit/list/list'
import { queryClient } from '@kit/use-call'
import { answerFruit, type Fruit, readRequest } from '../fixtures/fruit-list'

export type FruitServer = {
  rows: readonly Fruit[]
  /** Paths and inputs of all requests. */
  sent: { path: string; input: Record<string, string> }[]
  /** Refuses requests of this path. */
  refused: Map<string, { status: number; message: string; code?: string }>
}

/** Answers the list's requests as a gateway would. */
export function serveFruit(fruit: readonly Fruit[]): FruitServer {
  const server: FruitServer = { rows: fruit, sent: [], refused: new Map() }
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const { path, input } = readRequest(request as string, options?.body)
    server.sent.push({ path, input })
    const refusal = server.refused.get(path)
    if (refusal) return Promise.resolve(Response.json({ error: refusal }, { status: refusal.status }))
    const { rows, answer } = answerFruit(server.rows, fruit, path, input)
    server.rows = rows
    return Promise.resolve(Response.json(answer))
  })
  return server
}

/** Shows the list on a page of this address, as the runtime does after a navigation. */
export function showFruit(
  list: ListDefinition<Fruit, CallContract>,
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
