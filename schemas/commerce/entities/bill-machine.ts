import { defineMachine } from '../../machine'

/** Opening makes the numbered invoice. What is numbered is never deleted, but void. */
export const billMachine = defineMachine({
  name: 'bill',
  states: ['draft', 'open', 'part_paid', 'paid', 'void', 'uncollectible'],
  initial: 'draft',
  steps: {
    draft: { open: 'manager', void: 'manager' },
    open: { part_paid: 'system', paid: 'system', void: 'manager', uncollectible: 'admin' },
    part_paid: { paid: 'system', uncollectible: 'admin' },
    // Money that comes late.
    uncollectible: { part_paid: 'system', paid: 'system' },
  },
})

export type BillStatus = (typeof billMachine.states)[number]
