import { useCallback, useEffect, useState } from 'react'
import { randomId } from '@kit/random-id'
import { readValue, writeValue } from './till-store'
import type { OrderLine, TillItem } from './till-types'

type Order = { lines: OrderLine[]; discount: number }
const none: Order = { lines: [], discount: 0 }

/** Lines of other options or notes never merge. */
const isSame = (line: OrderLine, item: TillItem, options: OrderLine['options']) =>
  line.item.id === item.id &&
  line.note === '' &&
  JSON.stringify(line.options.map(({ code }) => code)) === JSON.stringify(options.map(({ code }) => code))

/** The order at the counter; a reload finds it again. */
export function useOrder() {
  const [order, setOrder] = useState<Order>(none)
  const [selected, select] = useState<string>()

  useEffect(() => {
    const restore = async () => {
      const known = await readValue('order')
      if (known) setOrder((now) => (now.lines.length === 0 ? known : now))
    }
    void restore()
  }, [])

  const change = useCallback((make: (before: Order) => Order) => {
    setOrder((before) => {
      const after = make(before)
      void writeValue('order', after)
      return after
    })
  }, [])

  const add = useCallback(
    (item: TillItem, options: OrderLine['options'] = [], quantity = 1) => {
      change(({ lines, discount }) => {
        const known = lines.find((line) => isSame(line, item, options))
        if (known)
          return {
            discount,
            lines: lines.map((line) => (line === known ? { ...line, quantity: line.quantity + quantity } : line)),
          }
        // Ids rise with the place, so that a satang that is left over falls alike everywhere.
        return {
          discount,
          lines: [
            ...lines,
            { id: `${Date.now().toString(36)}-${randomId().slice(0, 8)}`, item, quantity, options, note: '' },
          ],
        }
      })
    },
    [change],
  )
  const setQuantity = useCallback(
    (id: string, quantity: number) =>
      change(({ lines, discount }) => {
        const left =
          quantity <= 0
            ? lines.filter((line) => line.id !== id)
            : lines.map((line) => (line.id === id ? { ...line, quantity: Math.min(9999, quantity) } : line))
        return { lines: left, discount: left.length === 0 ? 0 : discount }
      }),
    [change],
  )
  const setDiscount = useCallback((discount: number) => change((before) => ({ ...before, discount })), [change])
  const replace = useCallback((lines: OrderLine[]) => change(() => ({ lines, discount: 0 })), [change])
  const clear = useCallback(() => setOrder(none), [])

  return { ...order, selected, select, add, setQuantity, setDiscount, replace, clear }
}
