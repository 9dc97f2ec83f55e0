import { hasRole, type Role } from './layout/role'

/** Who takes a step: a person with at least this role, or the gateway itself (a job, a payment). */
export type StepOwner = Role | 'system'

/** A state machine as one table: which state follows which, and who takes the step. */
export type Machine<State extends string = string> = {
  name: string
  states: readonly State[]
  initial: State
  steps: Readonly<Partial<Record<State, Readonly<Partial<Record<State, StepOwner>>>>>>
}

/** Checks a machine when it is defined: every step leads to another state, and every state can be reached. */
export function defineMachine<const State extends string>(machine: Machine<State>): Machine<State> {
  const reached = new Set<State>([machine.initial])
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const state of reached)
    for (const next of Object.keys(machine.steps[state] ?? {}) as State[]) {
      if (next === state || !machine.states.includes(next))
        throw new Error(`${machine.name}: no step from ${state} to ${next}.`)
      reached.add(next)
    }
  const lost = machine.states.filter((state) => !reached.has(state))
  if (lost.length > 0) throw new Error(`${machine.name}: nothing leads to ${lost.join(', ')}.`)
  return machine
}

/** Whether `who` may lead from one state to another; a person's role includes those below. */
export function allowsStep<State extends string>(
  machine: Machine<State>,
  from: State,
  to: State,
  who: StepOwner,
): boolean {
  const owner = machine.steps[from]?.[to]
  if (owner === undefined) return false
  if (owner === 'system' || who === 'system') return owner === who
  return hasRole(who, owner)
}

/** The states that `who` may lead on to, in the machine's order: what a menu of states offers. */
export const nextStates = <State extends string>(machine: Machine<State>, from: State, who: StepOwner): State[] =>
  machine.states.filter((to) => allowsStep(machine, from, to, who))
