import { expect, it } from 'vitest'
import { calculate } from './calculate'

it.each([
  ['12*8', 96],
  ['100-3*20+4.50', 44.5],
  ['10/4', 2.5],
  ['1 250', 1250],
  ['12×2÷3', 8],
])('%s is %d', (text, value) => expect(calculate(text)).toBe(value))

it.each(['', '12*', '1/0', 'abc', '1..2', '--2'])('refuses %j', (text) => expect(calculate(text)).toBeUndefined())
