import { and, eq, sql } from 'drizzle-orm'
import type { CheckoutMethod } from '@schemas/commerce/entities/checkout'
import type { ReceivingAccount } from '@schemas/commerce/entities/setting-parts'
import { checkoutMethods } from '@schemas/commerce/entities/checkout'
import { stableText } from '@schemas/layout/json'
import { recordAudit } from '@gateway/audit/audit'
import type { Db } from '@gateway/db/open'
import type { Shop } from '../shop'
import { commerceSetting } from '../tables'

export type MoneySettings = { version: number; accounts: ReceivingAccount[]; methods: CheckoutMethod[] }

/** Version 0 is a site that has set nothing. */
export async function readMoneySettings(tx: Db): Promise<MoneySettings> {
  const [row] = await tx.select().from(commerceSetting)
  return {
    version: row?.version ?? 0,
    accounts: row?.receivingAccounts ?? [],
    methods: checkoutMethods.filter((method) => row?.methods.includes(method) ?? false),
  }
}

export type SavedSettings =
  | { ok: true; settings: MoneySettings; hasNewAccounts: boolean }
  | { ok: false; problem: 'stale' }

/** Writes where money is received and how, on top of the version that was seen. Methods of a till stay as they are. */
export async function saveMoneySettings(
  { tx, site, now, actor }: Shop,
  { version, accounts, methods }: MoneySettings,
): Promise<SavedSettings> {
  await tx.insert(commerceSetting).values({ siteId: site, version: 0, updatedAt: now }).onConflictDoNothing()
  const [before] = await tx.select().from(commerceSetting).for('update')
  if (!before || before.version !== version) return { ok: false, problem: 'stale' }
  const others = before.methods.filter((method) => !checkoutMethods.some((each) => each === method))
  await tx
    .update(commerceSetting)
    .set({
      receivingAccounts: accounts,
      methods: [...methods, ...others],
      version: sql`${commerceSetting.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(commerceSetting.siteId, site)))
  const hasNewAccounts = stableText(before.receivingAccounts) !== stableText(accounts)
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'money-settings',
    subject: 'shop:money',
    before: { accounts: before.receivingAccounts.map(nameOf), methods: before.methods },
    after: { accounts: accounts.map(nameOf), methods },
  })
  return { ok: true, settings: await readMoneySettings(tx), hasNewAccounts }
}

/** For mails and the audit log: never the whole number. */
export const nameOf = ({ kind, number, name }: ReceivingAccount): string =>
  `${kind === 'promptpay' ? 'PromptPay' : 'Bank'} x-${number.replaceAll(/\D/g, '').slice(-4)} (${name})`
