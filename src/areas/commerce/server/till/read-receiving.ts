import type { Db } from '@gateway/db/open'
import { readSettings } from '../orders/settings'

/** The PromptPay account that a branch is paid into: its own, else the first of the shop. */
export async function readReceiving(
  tx: Db,
  account: string | undefined,
): Promise<{ number: string; name: string } | undefined> {
  const accounts = (await readSettings(tx)).receivingAccounts.filter(({ kind }) => kind === 'promptpay')
  const found = accounts.find(({ id }) => id === account) ?? accounts[0]
  return found ? { number: found.number, name: found.name } : undefined
}
