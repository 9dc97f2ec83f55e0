import { isRecord } from '@schemas/layout/json'
import type { CartView } from '@schemas/commerce/entities/cart'
import { readDevice, useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'

/** The secret of a guest's cart; each site is an origin of its own. */
const tokenKey = 'shop-cart'
/** What the cart holds, as far as this device knows; a person's own has their id behind it. */
export const memoryKey = 'shop-cart-lines'

export const readCartToken = (): string => readDevice(tokenKey)
export const writeCartToken = (token: string): void => writeDevice(tokenKey, token)
export const useCartToken = (): string => useDeviceText(tokenKey)

/** What a cart held when it was last seen, so that pages can show a count without a call. */
export type CartMemory = { version: number; lines: Readonly<Record<string, number>> }
const nothing: CartMemory = { version: 0, lines: {} }

function parse(text: string): CartMemory {
  if (!text) return nothing
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.version !== 'number' || !isRecord(value.lines)) return nothing
    const lines = Object.entries(value.lines).filter((line): line is [string, number] => typeof line[1] === 'number')
    return { version: value.version, lines: Object.fromEntries(lines) }
  } catch {
    return nothing
  }
}

export const readCartMemory = (key: string): CartMemory => parse(readDevice(key))
export const writeCartMemory = (key: string, memory: CartMemory): void => writeDevice(key, JSON.stringify(memory))
export const forgetCartMemory = (key: string): void => writeDevice(key, '')

/** What of a cart counts: saved lines and what is no longer sold do not. */
export const memoryOf = ({ version, lines }: CartView): CartMemory => ({
  version,
  lines: Object.fromEntries(
    lines
      .filter(({ isSaved, problems }) => !isSaved && !problems.some(({ problem }) => problem === 'gone'))
      .map(({ variant, quantity }) => [variant, quantity]),
  ),
})

/** How many units the cart holds, as this device knows it. 0 until the page is mounted. */
export function useCartCount(): number {
  const text = useDeviceText(usePersonalKey(memoryKey))
  return Object.values(parse(text).lines).reduce((all, quantity) => all + quantity, 0)
}

/** How many of a variant the cart holds, as this device knows it. */
export const useQuantityInCart = (variant: string): number =>
  parse(useDeviceText(usePersonalKey(memoryKey))).lines[variant] ?? 0
