import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { receiptNumber, type TillSale } from '@schemas/organisation/entities/sale'
import type { PinCheck } from './pin-check'
import type { Cashier, Catalogue, OpenedRegister, OrderLine, OutboxRow } from './till-types'

type Values = {
  device: string
  opened: OpenedRegister
  catalogue: Catalogue
  order: { lines: OrderLine[]; discount: number }
  /** Whether the till is locked, and who sells: another than who signed in, after a lock was opened by a PIN. */
  lock: { register: string; isLocked: boolean; cashier?: Cashier | undefined }
  /** What opens the lock without network, by person. */
  pins: Record<string, PinCheck>
  /** When the gateway last answered (ms). */
  contact: number
  /** The last number that this device has used, by segment. */
  numbers: Record<string, number>
}
type Schema = DBSchema & {
  values: { key: string; value: Values[keyof Values] }
  outbox: { key: string; value: OutboxRow }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** What this device keeps of its till. Origins are a site's own, so that two sites never share it. */
const open = () =>
  (opening ??= openDB<Schema>('sitewright-till', 1, {
    upgrade(database) {
      database.createObjectStore('values')
      database.createObjectStore('outbox', { keyPath: 'id' })
    },
  }))

export async function readValue<K extends keyof Values>(key: K): Promise<Values[K] | undefined> {
  return (await (await open()).get('values', key)) as Values[K] | undefined
}

export async function writeValue<K extends keyof Values>(key: K, value: Values[K]): Promise<void> {
  await (await open()).put('values', value, key)
}

/** What has not been handed over, in the order of its numbers. */
export async function readOutbox(): Promise<OutboxRow[]> {
  return (await (await open()).getAll('outbox')).sort((one, other) => one.sale.seq - other.sale.seq)
}

export async function removeFromOutbox(ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction('outbox', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
}

/**
 * Numbers a sale and keeps it to be handed over, in one transaction that is on disk when this resolves: only then change
 * and receipt are shown. Two tabs cannot take one number.
 */
export async function finishSale(
  { register, segment }: Pick<OpenedRegister, 'register' | 'segment'>,
  make: (seq: number) => TillSale,
): Promise<OutboxRow> {
  const transaction = (await open()).transaction(['values', 'outbox'], 'readwrite', { durability: 'strict' })
  const values = transaction.objectStore('values')
  const numbers = ((await values.get('numbers')) as Values['numbers'] | undefined) ?? {}
  const seq = Math.max(numbers[segment.id] ?? 0, segment.nextSeq - 1) + 1
  const sale = make(seq)
  const row: OutboxRow = {
    id: sale.id,
    register: register.id,
    segment: segment.id,
    number: receiptNumber(register.code, segment.no, seq),
    sale,
  }
  await values.put({ ...numbers, [segment.id]: seq }, 'numbers')
  await transaction.objectStore('outbox').add(row)
  await values.delete('order')
  await transaction.done
  return row
}

/** The last number that a segment has used on this device. */
export async function lastSeq({ id, nextSeq }: OpenedRegister['segment']): Promise<number> {
  return Math.max((await readValue('numbers'))?.[id] ?? 0, nextSeq - 1)
}
