import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { RichTree } from '@schemas/layout/rich-text'
import { BootProvider } from '../boot'
import { RichField } from './rich-field'

let root: Root
const values: (RichTree | undefined)[] = []
const textOf = (text: string): RichTree => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

function Form() {
  const [value, setValue] = useState<RichTree | undefined>(textOf('Stored'))
  return (
    <>
      <RichField
        label="Description"
        lang="en"
        value={value}
        error={value ? undefined : 'Describe it.'}
        onChange={(next) => {
          values.push(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(textOf('Reset'))}>
        Reset
      </button>
    </>
  )
}

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  values.length = 0
})

it('writes formatted text, is undefined once emptied, and takes over a value from elsewhere', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Form />
    </BootProvider>,
  )
  const text = page.getByRole('textbox', { name: 'Description' })
  await expect.element(text).toHaveTextContent('Stored')
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}Strong{Control>}a{/Control}{Control>}b{/Control}')
  await vi.waitFor(() =>
    expect(values.at(-1)?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Strong', marks: [{ type: 'bold' }] }] },
    ]),
  )
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await vi.waitFor(() => expect(values.at(-1)).toBeUndefined())
  const group = page.getByRole('group', { name: 'Description' })
  expect(group.element()).toHaveAccessibleDescription('Describe it.')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(text).toHaveTextContent('Reset')
  await expect.element(page.getByText('Describe it.')).not.toBeInTheDocument()
})
