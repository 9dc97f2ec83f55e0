import { expect, it } from 'vitest'
import {
  addToChosen,
  chooseOnly,
  countChosen,
  everything,
  isChosen,
  noSelection,
  toggleChosen,
  withoutGone,
} from './selection'

it('holds selected ids', () => {
  const two = addToChosen(chooseOnly(['a']), ['b'])
  expect([isChosen(two, 'a'), isChosen(two, 'b'), isChosen(two, 'c'), countChosen(two, 9)]).toEqual([
    true,
    true,
    false,
    2,
  ])
  expect(countChosen(toggleChosen(two, 'a'), 9)).toBe(1)
  expect(withoutGone(two, ['b', 'x'])).toEqual(chooseOnly(['a']))
})

it('holds everything except some ids, without knowing the others', () => {
  const allButOne = toggleChosen(everything, 'a')
  expect([isChosen(allButOne, 'a'), isChosen(allButOne, 'unseen'), countChosen(allButOne, 50_000)]).toEqual([
    false,
    true,
    49_999,
  ])
  expect(isChosen(addToChosen(allButOne, ['a']), 'a')).toBe(true)
  expect(withoutGone(allButOne, ['b'])).toBe(noSelection)
})
