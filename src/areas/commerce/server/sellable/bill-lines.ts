import { defineSellable } from '@gateway/sellable/sellable'

/** What a bill that is written by hand asks money for: nothing is held or granted for it. */
export const sellable = defineSellable({
  kind: 'billline',
  reserve: () => Promise.resolve([]),
  release: () => Promise.resolve(),
  grant: () => Promise.resolve(),
  revoke: () => Promise.resolve(),
})
