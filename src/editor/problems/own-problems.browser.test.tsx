import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import type { PageProblem } from '../document/problems/problem'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { Chrome } from '../ui/chrome'
import { OwnProblems } from './own-problems'

registerAllBlockKits()

it('lists the first problems of a table that lacks a language, errors before them', async () => {
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  const store = new DocumentStore(
    pageOfBlocks([{ id: 'x', type: 'content/table', version: 1, props: { columns: [{ label: 'A' }], rows: [] } }]),
  )
  const lacks = (row: number, level: 'warning' | 'error'): PageProblem => ({
    kind: level === 'error' ? 'invalid' : 'translation',
    level,
    node: 'x',
    path: ['props', 'rows', row, 'cells', 0, 'en'],
    words: { en: level, th: level },
  })
  const root = createRoot(document.body.appendChild(document.createElement('ul')))
  onTestFinished(() => root.unmount())
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, store } as unknown as Builder}>
          <OwnProblems
            problems={[...Array.from({ length: 45 }, (_, row) => lacks(row, 'warning')), lacks(45, 'error')]}
          />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  const lines = () => [...document.querySelectorAll('li')].map((each) => each.textContent)
  await expect.poll(() => lines().length).toBe(21)
  expect([lines()[0], lines().at(-1)]).toEqual([expect.stringContaining('error'), 'Show 20 more'])
  await screen.getByRole('button', { name: 'Show 20 more' }).click()
  await screen.getByRole('button', { name: 'Show 6 more' }).click()
  await expect.poll(() => lines().length).toBe(46)
})
