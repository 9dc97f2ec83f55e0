import type { OutputOf } from '@schemas/call'
import { call as cartCall } from '@client/commerce/calls/shop/cart'
import { call as cartSet } from '@client/commerce/calls/shop/cart-set'
import { call as quoteCall } from '@client/commerce/calls/shop/quote'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { emitter } from '@kit/emitter'
import { callKey, queryClient, refreshCalls } from '@kit/use-call'
import { memoryOf, readCartMemory, readCartToken, writeCartMemory, writeCartToken } from './cart-memory'

export type Cart = OutputOf<typeof cartCall>
/** Whose cart: `key` is where this device remembers what it holds. */
export type CartOwner = { isGuest: boolean; key: string }
/** `added`: by how much a press raised it, which is added again where another tab changed the cart meanwhile. */
type Wanted = { quantity: number; added?: number | undefined; isSaved?: boolean | undefined }

export type CartChanges = {
  /** Shown already, not answered yet, by variant. */
  wanted: Readonly<Record<string, Wanted>>
  /** Why a line could not be changed, by variant. */
  problems: Readonly<Record<string, string>>
  /** What concerns no single line. */
  refusal: string
}
const none: CartChanges = { wanted: {}, problems: {}, refusal: '' }
/** One request for a burst of presses (ms). */
const burstMs = 350
/** The most lines of a request, as its contract says. */
const maxLines = 50

let changes = none
const changed = emitter()
export const readChanges = (): CartChanges => changes
export const noChanges = (): CartChanges => none
export const onChanges = changed.on
const waiters = new Map<string, ((error?: unknown) => void)[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

function update(part: Partial<CartChanges>): void {
  changes = { ...changes, ...part }
  changed.emit()
}

/** Sets how many of a variant the cart holds; 0 takes it out. Resolves when the shop has it. */
export function setInCart(owner: CartOwner, variant: string, wanted: Wanted): Promise<void> {
  const { [variant]: _solved, ...problems } = changes.problems
  update({ wanted: { ...changes.wanted, [variant]: wanted }, problems, refusal: '' })
  const memory = readCartMemory(owner.key)
  const { [variant]: _before, ...lines } = memory.lines
  const isCounted = wanted.quantity > 0 && !wanted.isSaved
  writeCartMemory(owner.key, { ...memory, lines: isCounted ? { ...lines, [variant]: wanted.quantity } : lines })
  clearTimeout(timer)
  timer = setTimeout(() => void send(owner), burstMs)
  return new Promise((resolve, reject) => {
    const end = (error?: unknown) => (error === undefined ? resolve() : reject(error as Error))
    waiters.set(variant, [...(waiters.get(variant) ?? []), end])
  })
}

/** Puts more of a variant into the cart. The count rises at once. */
export function addToCart(owner: CartOwner, variant: string, count: number): Promise<void> {
  const pending = changes.wanted[variant]
  const before = pending?.quantity ?? readCartMemory(owner.key).lines[variant] ?? 0
  return setInCart(owner, variant, { quantity: before + count, added: (pending?.added ?? 0) + count, isSaved: false })
}

const inputOf = ({ isGuest }: CartOwner) => (isGuest && readCartToken() ? { token: readCartToken() } : {})

/** What the shop has answered is what everything shows. */
export function showCart(owner: CartOwner, cart: Cart): void {
  queryClient().setQueryData(callKey(cartCall, inputOf(owner)), cart)
  const memory = memoryOf(cart)
  const lines = { ...memory.lines }
  for (const [variant, { quantity, isSaved }] of Object.entries(changes.wanted))
    if (quantity > 0 && !isSaved) lines[variant] = quantity
    else delete lines[variant]
  writeCartMemory(owner.key, { version: memory.version, lines })
}

async function readCart(owner: CartOwner): Promise<Cart> {
  const cart = await callGateway(cartCall, inputOf(owner))
  showCart(owner, cart)
  return cart
}

/** Sends what waits until nothing does. Lines that are refused are given up, the others are sent again. */
async function send(owner: CartOwner): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let tries = 0; Object.keys(changes.wanted).length > 0; tries += 1) {
      const batch = Object.entries(changes.wanted).slice(0, maxLines)
      try {
        await sendBatch(owner, batch)
        tries = 0
      } catch (error) {
        if (isStale(error) && tries < 3) rebase(await readCart(owner))
        else await giveUp(owner, batch, error)
      }
    }
  } finally {
    isSending = false
  }
}

async function sendBatch(owner: CartOwner, batch: readonly (readonly [string, Wanted])[]): Promise<void> {
  const { version } = readCartMemory(owner.key)
  // What other devices have put in is not known here yet.
  if (version === 0 && (!owner.isGuest || readCartToken())) rebase(await readCart(owner))
  const lines = batch.map(([variant, wanted]) => {
    const { quantity, isSaved } = changes.wanted[variant] ?? wanted
    return { variant, quantity, ...(isSaved === undefined ? {} : { isSaved }) }
  })
  const sent = batch.map(([variant]) => [variant, changes.wanted[variant]] as const)
  const { token, ...cart } = await callGateway(cartSet, {
    ...inputOf(owner),
    version: readCartMemory(owner.key).version,
    lines,
  })
  if (token) writeCartToken(token)
  drop(sent)
  showCart(owner, cart)
  for (const [variant] of sent) settle(variant)
  void refreshCalls(quoteCall)
}

/** Forgets what was sent, unless it was changed again meanwhile. */
function drop(sent: readonly (readonly [string, Wanted | undefined])[]): void {
  const wanted = { ...changes.wanted }
  for (const [variant, value] of sent) if (wanted[variant] === value) delete wanted[variant]
  update({ wanted })
}

function settle(variant: string, error?: unknown): void {
  if (changes.wanted[variant]) return
  for (const each of waiters.get(variant) ?? []) each(error)
  waiters.delete(variant)
}

/** Presses that added are added to what the cart holds now. */
function rebase({ lines }: Cart): void {
  update({
    wanted: Object.fromEntries(
      Object.entries(changes.wanted).map(([variant, wanted]) => {
        const had = lines.find((line) => line.variant === variant && !line.isSaved)?.quantity ?? 0
        return [variant, wanted.added === undefined ? wanted : { ...wanted, quantity: had + wanted.added }]
      }),
    ),
  })
}

const isStale = (error: unknown) => error instanceof GatewayError && error.code === 'stale_version'

async function giveUp(owner: CartOwner, batch: readonly (readonly [string, Wanted])[], error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const fields = error instanceof GatewayError ? error.fields : {}
  const at = Object.keys(fields).flatMap((name) => /^lines\.(\d+)\./.exec(name)?.[1] ?? [])
  const refused = at.length > 0 ? batch.filter((_, index) => at.includes(String(index))) : batch
  drop(refused.map(([variant]) => [variant, changes.wanted[variant]]))
  const isOfLines = at.length > 0 || batch.length === 1
  update(
    isOfLines
      ? { problems: { ...changes.problems, ...Object.fromEntries(refused.map(([variant]) => [variant, message])) } }
      : { refusal: message },
  )
  // What the cart really holds, for the count; without a connection it stays as it was.
  await readCart(owner).catch(() => {})
  for (const [variant] of refused) settle(variant, error)
}

/** Takes a cart as it is now: new prices, what is left of scarce goods, and without what is no longer sold. */
export function acceptChanges(owner: CartOwner, { lines }: Cart): Promise<unknown> {
  return Promise.all(
    lines
      .filter(({ problems }) => problems.length > 0)
      .map(({ variant, quantity, problems }) => {
        const isGone = problems.some(({ problem }) => problem === 'gone')
        const left = Math.min(
          quantity,
          ...problems.flatMap((each) => (each.problem === 'price' ? [] : (each.left ?? 0))),
        )
        return setInCart(owner, variant, { quantity: isGone ? 0 : left })
      }),
  )
}
