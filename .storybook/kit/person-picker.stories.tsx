import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonPicker, type PickedPerson } from '@kit/form/person-picker'
import { Field } from '@kit/ui/field'
import type { Locale } from '@schemas/layout/locale'
import { KitPage } from './kit-page'

const people: readonly PickedPerson[] = [
  { id: 'min', name: 'มิน ธารทอง', hint: 'min@studio.example' },
  { id: 'nok', name: 'นก สุดา' },
  { id: 'tan', name: 'Tan Arun', hint: 'tan@studio.example' },
]
type Args = { isMultiple: boolean; disabled: boolean; chosen: number; error?: string }

function Picker({ isMultiple, disabled, chosen, error }: Args) {
  const [value, setValue] = useState(people.slice(0, chosen))
  return (
    <Field label="Assignees" error={error}>
      <PersonPicker
        people={people}
        value={value}
        onChange={(next) => setValue([...next])}
        {...{ isMultiple, disabled }}
      />
    </Field>
  )
}

const meta: Meta<Args> = {
  title: 'kit/PersonPicker',
  args: { isMultiple: false, disabled: false, chosen: 0 },
  render: (args, { globals }) => (
    <KitPage theme={globals.theme as string} locale={globals.locale as Locale} scheme={globals.scheme as 'light'}>
      <Picker {...args} />
    </KitPage>
  ),
}
export default meta
type Story = StoryObj<Args>

export const One: Story = { args: { chosen: 1 } }
export const Several: Story = { args: { isMultiple: true, chosen: 2 } }
export const Empty: Story = { args: { isMultiple: true } }
export const Disabled: Story = { args: { isMultiple: true, disabled: true, chosen: 2 } }
export const Refused: Story = { args: { error: 'This does not belong to the project.' } }
export const Phone: Story = { args: { isMultiple: true, chosen: 2 }, globals: { viewport: { value: 'mobile' } } }
