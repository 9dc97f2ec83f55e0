import { defineMachine } from '../../machine'

/** A slip is a claim: only a person or a provider confirms it. */
export const slipMachine = defineMachine({
  name: 'slip',
  states: ['uploaded', 'verifying', 'verified', 'needs_review', 'rejected'],
  initial: 'uploaded',
  steps: {
    uploaded: { verifying: 'system', needs_review: 'manager' },
    verifying: { verified: 'system', needs_review: 'system', rejected: 'system' },
    needs_review: { verified: 'manager', rejected: 'manager' },
  },
})

export type SlipStatus = (typeof slipMachine.states)[number]
