import { useState, useSyncExternalStore } from 'react'
import type { InputOf } from '@schemas/call'
import type { WalletTransaction } from '@schemas/wallet/entities/wallet'
import { invalidResponse, tokenMissing, walletChangeFailed, walletReadFailed } from '@schemas/errors'
import type { Locale } from '@schemas/layout/locale'
import { call as walletCall } from '@client/wallet/calls/account/wallet'
import { useLocale, useSite } from './boot'
import { callGateway, currentToken } from './call-gateway'
import { emitter } from './emitter'

type Input = InputOf<typeof walletCall>
export type WalletQuery = Pick<Input, 'cursor' | 'limit' | 'filter' | 'from' | 'to' | 'q'>
export type WalletState = {
  /** Satang; undefined until loaded. */
  balance: number | undefined
  transactions: readonly WalletTransaction[] | undefined
  next: string | undefined
  isLoading: boolean
  /** Message of the last failure. */
  error: string | undefined
}
export type Wallet = ReturnType<typeof createWallet>

/**
 * The signed-in person's wallet: `get` reads it, the others change its balance and store the returned one. Amounts are
 * satang. Failures leave their message in the state and are rethrown.
 */
export function createWallet({
  key,
  locale,
  first = {},
}: {
  key: string
  locale: Locale
  first?: Partial<WalletState>
}) {
  let state: WalletState = {
    balance: undefined,
    transactions: undefined,
    next: undefined,
    isLoading: false,
    error: undefined,
    ...first,
  }
  const changed = emitter()
  let latestRequest = 0
  const set = (change: Partial<WalletState>) => {
    state = { ...state, ...change }
    changed.emit()
  }

  async function run(
    input: Omit<Input, 'key'>,
    read: (answer: { balance?: unknown; transactions?: unknown; next?: string }) => Partial<WalletState> | undefined,
  ): Promise<void> {
    const mine = (latestRequest += 1)
    set({ isLoading: true, error: undefined })
    try {
      if ((await currentToken()) === undefined) throw new Error(tokenMissing[locale])
      const taken = read(await callGateway(walletCall, { ...input, key }))
      if (!taken) throw new Error(invalidResponse[locale])
      // A response overtaken by a newer request is ignored.
      if (mine === latestRequest || input.mode !== 'get') set(taken)
    } catch (error) {
      const fallback = input.mode === 'get' ? walletReadFailed : walletChangeFailed
      if (mine === latestRequest) set({ error: (error instanceof Error && error.message) || fallback[locale] })
      throw error
    } finally {
      if (mine === latestRequest) set({ isLoading: false })
    }
  }
  const change = (mode: 'increase' | 'decrease' | 'adjust') => (amount: number, reason?: string) =>
    run({ mode, amount, ...(reason === undefined ? {} : { reason }) }, ({ balance }) =>
      typeof balance === 'number' ? { balance } : undefined,
    )

  return {
    state: () => state,
    subscribe: changed.on,
    get: (query: WalletQuery = {}) =>
      run({ mode: 'get', ...query }, ({ balance, transactions, next }) =>
        typeof balance === 'number' && Array.isArray(transactions)
          ? { balance, transactions: transactions as WalletTransaction[], next }
          : undefined,
      ),
    increase: change('increase'),
    decrease: change('decrease'),
    adjust: change('adjust'),
  }
}

/** One wallet for the lifetime of the component. */
export function useWallet(first?: Partial<WalletState>): Wallet & { now: WalletState } {
  const { key } = useSite()
  const locale = useLocale()
  const [wallet] = useState(() => createWallet({ key, locale, ...(first ? { first } : {}) }))
  const now = useSyncExternalStore(wallet.subscribe, wallet.state, wallet.state)
  return { ...wallet, now }
}
