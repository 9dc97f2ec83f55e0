import type { IntentView } from '@schemas/commerce/entities/payment-view'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { CopyButton } from '@kit/ui/copy-button'
import { texts } from './texts'
import styles from './view.module.css'

/** Who is paid, how much, and under which reference; what is typed into a bank's app can be copied. */
export function PayFacts({ intent }: { intent: IntentView }) {
  const t = useT()
  const locale = useLocale()
  const { account, amount, ref } = intent
  const isBank = account.kind === 'bank'
  const plainAmount = formatBaht(amount, 'en', { fixed: true }).replaceAll(/[฿,]/g, '')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(texts.name)}</dt>
        <dd>{account.name}</dd>
      </div>
      {account.bank && (
        <div>
          <dt>{t(texts.bank)}</dt>
          <dd>{account.bank}</dd>
        </div>
      )}
      <div>
        <dt>{t(isBank ? texts.account : texts.number)}</dt>
        <dd>
          {account.number} <CopyButton text={account.number} look="quiet" size="s" />
        </dd>
      </div>
      <div>
        <dt>{t(texts.amount)}</dt>
        <dd>
          {formatBaht(amount, locale, { fixed: true })} <CopyButton text={plainAmount} look="quiet" size="s" />
        </dd>
      </div>
      <div>
        <dt>{t(texts.reference)}</dt>
        <dd className={styles.reference}>{ref}</dd>
      </div>
    </dl>
  )
}
