import { useState } from 'react'

type State = { keys: readonly number[]; next: number }

/** Stable keys for a list's items that move with them; a list changed from elsewhere keeps them by index. */
export function useItemKeys(length: number): {
  keys: readonly number[]
  rearrange: (order: readonly (number | 'new')[]) => number | undefined
} {
  const [state, setState] = useState<State>(() => fit({ keys: [], next: 0 }, length))
  const { keys, next } = state
  if (keys.length !== length) setState(fit(state, length))
  return {
    keys: keys.length === length ? keys : fit(state, length).keys,
    /** Takes the list's new order as old indices, and returns the key of the added item. */
    rearrange: (order) => {
      let unused = next
      setState({ keys: order.map((place) => (place === 'new' ? unused++ : (keys[place] ?? unused++))), next: unused })
      return order.includes('new') ? next : undefined
    },
  }
}

function fit({ keys, next }: State, length: number): State {
  const added = Math.max(0, length - keys.length)
  return {
    keys: [...keys.slice(0, length), ...Array.from({ length: added }, (_, index) => next + index)],
    next: next + added,
  }
}
