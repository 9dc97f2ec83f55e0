import { generate } from 'promptparse'
import { isPromptPayAmount, parsePromptPayId } from '@schemas/commerce/promptpay'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { QrCode } from '@kit/ui/qr/qr-code'
import styles from './checkout.module.css'
import { texts } from './texts'

const types = { phone: 'MSISDN', tax: 'NATID', ewallet: 'EWALLETID' } as const

type Props = { account: { number: string; name: string } | undefined; amount: number }

/** The QR that a customer pays by, made on the device, so that it is there without a network. */
export function PromptPayCode({ account, amount }: Props) {
  const t = useT()
  const locale = useLocale()
  const to = account && parsePromptPayId(account.number)
  if (!account || !to || !isPromptPayAmount(amount)) return <p className={styles.none}>{t(texts.noPromptPay)}</p>
  const payload = generate.anyId({ type: types[to.kind], target: to.digits, amount: amount / 100 })
  const label = t(texts.scanToPay, { amount: formatBaht(amount, locale) })
  return (
    <figure className={styles.code}>
      <QrCode text={payload} label={label} />
      <figcaption>
        {label}
        <small>{account.name}</small>
      </figcaption>
    </figure>
  )
}
