import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '@kit/list/data-table'
import { queryClient } from '@kit/use-call'
import type { Locale } from '@schemas/layout/locale'
import { answerFruit, type Fruit, fruitList, fruitOf, readRequest } from '../../tests/fixtures/fruit-list'
import { KitPage } from './kit-page'

type Args = { count: number; perPage: number; isFailing?: boolean }

/** Answers the list's calls in place of a gateway, until the story is left. */
function serve({ count, isFailing }: Args): () => void {
  const fruit = fruitOf(count)
  let rows: readonly Fruit[] = fruit
  const before = window.fetch
  window.fetch = (request, options) => {
    const { path, input } = readRequest(request instanceof Request ? request.url : request.toString(), options?.body)
    if (!path.startsWith('/api/fruit/')) return before(request, options)
    if (isFailing) return Promise.resolve(Response.json({ error: { message: 'The basket fell.' } }, { status: 409 }))
    const next = answerFruit(rows, fruit, path, input)
    rows = next.rows
    return Promise.resolve(Response.json(next.answer))
  }
  return () => {
    window.fetch = before
  }
}

const meta: Meta<Args> = {
  title: 'kit/DataTable',
  args: { count: 40, perPage: 10 },
  beforeEach: ({ args }) => {
    queryClient().clear()
    history.replaceState(history.state, '', location.pathname + location.search)
    return serve(args)
  },
  render: ({ perPage }, { globals }) => (
    <KitPage theme={globals.theme as string} locale={globals.locale as Locale} scheme={globals.scheme as 'light'}>
      <DataTable list={fruitList()} label="Fruit" perPage={perPage} />
    </KitPage>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Pages: Story = {}
export const Empty: Story = { args: { count: 0 } }
export const Failed: Story = { args: { isFailing: true } }
export const ThousandRows: Story = { args: { count: 1000, perPage: 1000 } }
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }

/** Selects two rows, acts on them and undoes it. */
export const SelectAndUndo: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Fruit 2' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Fruit 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Eat' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByText('Undone.')).toBeVisible())
  },
}

/** Steps to a row by its keys and opens it. */
export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('checkbox', { name: 'Select Fruit 1' })
    await userEvent.keyboard('jjx{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Fruit 2' })).toBeVisible())
  },
}
