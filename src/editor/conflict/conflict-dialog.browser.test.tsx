import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { mergePages } from '../document/merge'
import { type Other, setOthers } from '../state/presence-store'
import type { OpenConflict } from '../state/conflict'
import { Chrome } from '../ui/chrome'
import { ConflictDialog } from './conflict-dialog'
import '@mantine/core/styles.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot
const page = (text: string) => pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text } }])
const other = (name: string, isYou: boolean): Other => ({ name, isYou, tab: `${name}-tab`, since: '' }) as Other

let root: Root
let chosen: unknown[]

/** A conflict between two editors; `by` is the other one. */
function open(by: string): void {
  const [base, mine, remote] = [page('Base'), page('Mine'), page('Theirs')]
  const merged = mergePages(base, mine, remote)
  if (merged.ok) throw new Error('It went together.')
  const conflict: OpenConflict = {
    base,
    mine,
    theirs: remote,
    by,
    version: 2,
    list: merged.conflicts,
    resolve: (choose) => void chosen.push(...merged.conflicts.map(choose)),
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <ConflictDialog open={conflict} />
      </Chrome>
    </BootProvider>,
  )
}

beforeEach(() => void (chosen = []))
afterEach(() => {
  root.unmount()
  setOthers([])
  document.body.replaceChildren()
})

it('names the person who saved the page meanwhile', async () => {
  setOthers([other('Ada', false), other('Mana', true)])
  open('Ada')
  await expect.element(screen.getByText(/^Ada saved this page while you were editing it/)).toBeVisible()
  await screen.getByRole('radio', { name: /Ada/ }).click()
  await screen.getByRole('button', { name: 'Apply choices' }).click()
  expect(chosen).toEqual(['theirs'])
})

it('distinguishes another tab of the same person from other people', async () => {
  setOthers([other('Mana', true)])
  open('Mana')
  await expect.element(screen.getByText(/^You saved this page in another tab/)).toBeVisible()
  await screen.getByRole('radio', { name: /This tab/ }).click()
  await screen.getByRole('button', { name: 'Apply choices' }).click()
  expect(chosen).toEqual(['mine'])
})
