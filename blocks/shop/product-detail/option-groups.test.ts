import { expect, it } from 'vitest'
import type { VariantView } from '@schemas/commerce/entities/shelf'
import { choiceOf, choose, chosenVariant, optionGroups } from './option-groups'

const variant = (sku: string, size: string, colour: string, state: 'in' | 'out' = 'in'): VariantView => ({
  id: sku,
  sku,
  options: [
    { code: 'size', value: size, label: 'Size', text: size.toUpperCase() },
    { code: 'colour', value: colour, label: 'Colour', text: colour },
  ],
  price: { amount: 100, currency: 'THB' },
  stock: { state },
})
const variants = [
  variant('S-RED', 's', 'red'),
  variant('S-BLUE', 's', 'blue', 'out'),
  variant('L-RED', 'l', 'red', 'out'),
]
const statesOf = (choice: Record<string, string>) =>
  Object.fromEntries(
    optionGroups(variants, choice).flatMap(({ code, values }) =>
      values.map(({ value, state }) => [`${code}:${value}`, state]),
    ),
  )

it('shows what is sold out before anything is pressed', () =>
  expect(statesOf({})).toEqual({ 'size:s': 'free', 'size:l': 'out', 'colour:red': 'free', 'colour:blue': 'out' }))

it('tells what is sold out from what does not exist with the rest of the choice', () =>
  expect(statesOf({ size: 'l' })).toEqual({
    'size:s': 'free',
    'size:l': 'out',
    'colour:red': 'out',
    'colour:blue': 'impossible',
  }))

it('never chooses a value that nobody has pressed', () => {
  expect(chosenVariant(variants, {})).toBeUndefined()
  expect(chosenVariant(variants, { size: 'l' })).toBeUndefined()
  expect(chosenVariant(variants, { size: 'l', colour: 'red' })?.sku).toBe('L-RED')
  expect(choose(variants, {}, 'size', 'l')).toEqual({ size: 'l' })
})

it('gives up only what does not go with the new value', () => {
  expect(choose(variants, { size: 's', colour: 'blue' }, 'size', 'l')).toEqual({ size: 'l' })
  expect(choose(variants, { size: 's', colour: 'red' }, 'size', 'l')).toEqual({ size: 'l', colour: 'red' })
})

it('takes the only variant as chosen', () => {
  const [only] = variants
  expect(chosenVariant(only ? [only] : [], {})?.sku).toBe('S-RED')
  expect(choiceOf(undefined)).toEqual({})
})
