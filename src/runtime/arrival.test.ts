import { expect, it } from 'vitest'
import { arrivalAt } from './arrival'

const at = (key: string, hash = '', search = '') => ({ key, pathname: '/messages', search, hash })

it('counts a repeated address as an arrival, but not a step within the page', () => {
  const first = arrivalAt(at('k1'))
  // A native navigation, which has no router key.
  const step = arrivalAt(at('default', '#part'), first)
  expect(step.arrival).toBe(first.arrival)
  const back = arrivalAt(at('k1'), step)
  expect(back.arrival).toBe(first.arrival)
  expect(arrivalAt(at('k2'), back).arrival).not.toBe(first.arrival)
  expect(arrivalAt(at('k3', '', '?find=nok'), back).arrival).not.toBe(first.arrival)
})
