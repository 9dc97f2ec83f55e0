import { expect, it } from 'vitest'
import { arrivalAt } from './arrival'

const at = (key: string, hash = '', search = '') => ({ key, pathname: '/messages', search, hash })

it('a step to a part of the page is no arrival, whoever made it; the same address once more is one', () => {
  const first = arrivalAt(at('k1'))
  // The browser's own step, which names no key.
  const step = arrivalAt(at('default', '#part'), first)
  expect(step.arrival).toBe(first.arrival)
  const back = arrivalAt(at('k1'), step)
  expect(back.arrival).toBe(first.arrival)
  expect(arrivalAt(at('k2'), back).arrival).not.toBe(first.arrival)
  expect(arrivalAt(at('k3', '', '?find=nok'), back).arrival).not.toBe(first.arrival)
})
