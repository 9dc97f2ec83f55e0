import { isRecord } from '@schemas/layout/json'
import { readDevice, useDeviceText, writeDevice } from '@kit/device-store'

/** Secrets of orders that were placed on this device, or opened on it by their mailed link. */
const storageKey = 'shop-orders'
const maxOrders = 40

function parse(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (!isRecord(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Stores the secret under which an order is asked for: by its id, and by its number where it is known. */
export function keepOrderKey(token: string, ...names: readonly string[]): void {
  const before = Object.entries(parse(readDevice(storageKey))).filter(([name]) => !names.includes(name))
  const all = [...before, ...names.map((name) => [name, token] as const)]
  writeDevice(storageKey, JSON.stringify(Object.fromEntries(all.slice(-maxOrders))))
}

/** The secret of an order on this device; '' where there is none, and until the page is mounted. */
export const useStoredOrderKey = (order: string): string => parse(useDeviceText(storageKey))[order] ?? ''
