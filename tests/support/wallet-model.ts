import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'

export type Owner = 'user' | 'manager'
/** One requested act. `asOwner`: by the owner's own call. */
export type Act = {
  key: string
  owner: Owner
  mode: 'increase' | 'decrease' | 'adjust'
  amount: number
  asOwner: boolean
}
/** `status` 0: the caller got no answer, or a temporary refusal. */
export type Answer = { status: number; balance?: number; transaction?: string }
export type Model = { balances: Record<Owner, number>; done: { act: Act; answer: Answer }[]; reversed: Set<string> }

/** The system that the model is compared with. */
export type WalletWorld = {
  change: (act: Act) => Promise<Answer>
  /** Resolves to the status of the answer. */
  reverse: (transaction: string) => Promise<number>
  balance: (owner: Owner) => Promise<number>
  /** Faults of the ledger. */
  faults: () => Promise<unknown[]>
}

export type Command = fc.AsyncCommand<Model, WalletWorld>
export type NewAct = Omit<Act, 'key'>

export const change = ({ mode, amount }: NewAct) => (mode === 'decrease' ? -amount : amount)
/** A member may only decrease. */
const mayDo = (act: NewAct) => !act.asOwner || change(act) < 0

export async function agrees(model: Model, world: WalletWorld): Promise<void> {
  expect(await world.faults()).toEqual([])
  for (const owner of ['user', 'manager'] as const) expect(await world.balance(owner)).toBe(model.balances[owner])
}

/** A model of the current state. */
export async function modelOf(world: WalletWorld): Promise<Model> {
  return {
    balances: { user: await world.balance('user'), manager: await world.balance('manager') },
    done: [],
    reversed: new Set(),
  }
}

const command = (
  name: string,
  run: Command['run'],
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({ check, run, toString: () => name })

const one = (input: NewAct): Command =>
  command(`One(${JSON.stringify(input)})`, async (model, world) => {
    const act = { ...input, key: randomUUID() }
    const after = model.balances[act.owner] + change(act)
    const answer = await world.change(act)
    expect(answer.status).toBe(!mayDo(act) ? 403 : after < 0 ? 409 : 200)
    if (answer.status === 200) {
      expect(answer.balance).toBe(after)
      model.balances[act.owner] = after
    }
    model.done.push({ act, answer })
    await agrees(model, world)
  })

/** Repeats the same keys: what was done is not done again, and what was refused may be done now. */
const again = (at: number): Command =>
  command(
    `Again(${at})`,
    async (model, world) => {
      const done = model.done.filter(({ answer }) => answer.status === 200)
      const { act, answer } = done[at % done.length] as Model['done'][0]
      expect(await Promise.all([world.change(act), world.change(act)])).toEqual([answer, answer])
      expect((await world.change({ ...act, amount: act.amount * 2 })).status).toBe(409)
      await agrees(model, world)
    },
    (model) => model.done.some(({ answer }) => answer.status === 200),
  )

const reverse = (at: number): Command =>
  command(
    `Reverse(${at})`,
    async (model, world) => {
      const done = model.done.filter(({ answer }) => answer.transaction)
      const { act, answer } = done[at % done.length] as Model['done'][0]
      const transaction = answer.transaction ?? ''
      const after = model.balances[act.owner] - change(act)
      const isReversed = model.reversed.has(transaction)
      const both = await Promise.all([world.reverse(transaction), world.reverse(transaction)])
      expect(both.toSorted((a, b) => a - b)).toEqual(isReversed || after < 0 ? [409, 409] : [200, 409])
      if (!isReversed && after >= 0) {
        model.balances[act.owner] = after
        model.reversed.add(transaction)
      }
      await agrees(model, world)
    },
    (model) => model.done.some(({ answer }) => answer.transaction),
  )

/**
 * Records the answers to concurrent acts, some of them repeated: in any order, the answers must match what was done.
 */
export function recordOutcomes(model: Model, acts: readonly Act[], answersTo: (act: Act) => readonly Answer[]): void {
  for (const act of acts) {
    const answers = answersTo(act)
    for (const { status } of answers) expect([0, 200, mayDo(act) ? 409 : 403]).toContain(status)
    // A refusal leaves the key free for the second try; once done, it is done for all.
    const done = answers.filter(({ status }) => status === 200)
    for (const other of done) expect(other).toEqual(done[0])
    const [first] = done
    if (!first) continue
    const firstAt = answers.indexOf(first)
    for (const { status } of answers.slice(firstAt + 1)) expect(status).toBe(200)
    model.balances[act.owner] += change(act)
    model.done.push({ act, answer: first })
  }
}

/** Many at once, some under one key. */
const together = (newActs: readonly NewAct[]): Command =>
  command(`Together(${JSON.stringify(newActs)})`, async (model, world) => {
    const acts = newActs.map((act): Act => ({ ...act, key: randomUUID() }))
    const answers = await Promise.all([...acts, ...acts.slice(0, 2)].map((act) => world.change(act)))
    recordOutcomes(model, acts, (act) => {
      const at = acts.indexOf(act)
      return [answers[at] as Answer, ...(at < 2 ? [answers[acts.length + at] as Answer] : [])]
    })
    await agrees(model, world)
  })

/**
 * Concurrent acts, an interruption before all are answered, and all of them again under their keys: no acknowledged act
 * is lost, and none is done twice.
 */
export const interrupted = (
  name: string,
  newActs: readonly NewAct[],
  end: (world: WalletWorld) => Promise<void>,
): Command =>
  command(`${name}(${JSON.stringify(newActs)})`, async (model, world) => {
    const acts = newActs.map((act): Act => ({ ...act, key: randomUUID() }))
    const requests = acts.map((act) => world.change(act))
    await end(world)
    const [before, after] = [await Promise.all(requests), [] as Answer[]]
    for (const act of acts) after.push(await world.change(act))
    expect(after.filter(({ status }) => status === 0)).toEqual([])
    recordOutcomes(model, acts, (act) => [before[acts.indexOf(act)] as Answer, after[acts.indexOf(act)] as Answer])
    await agrees(model, world)
  })

export const newAct: fc.Arbitrary<NewAct> = fc
  .record({
    owner: fc.constantFrom<Owner[]>('user', 'manager'),
    mode: fc.constantFrom<Act['mode'][]>('increase', 'decrease', 'adjust'),
    amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000 })),
    asOwner: fc.boolean(),
  })
  // Half of the corrections are negative.
  .map((each) => (each.mode === 'adjust' && each.amount % 2 === 1 ? { ...each, amount: -each.amount } : each))

/** All possible actions on wallets, as commands. */
export const walletCommands: fc.Arbitrary<Command>[] = [
  newAct.map(one),
  newAct.map((each) => one({ ...each, amount: Math.abs(each.amount), mode: 'increase', asOwner: false })),
  fc.nat(30).map(again),
  fc.nat(30).map(reverse),
  fc.array(newAct, { minLength: 2, maxLength: 6 }).map(together),
]
