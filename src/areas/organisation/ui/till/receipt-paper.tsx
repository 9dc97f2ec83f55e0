import { useLocale } from '@kit/boot'
import { formatDateTime, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import styles from './receipt.module.css'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'

export type PrintedReceipt = {
  number: string
  at: string
  cashier: string
  lines: readonly { title: string; options: string; quantity: number; total: number }[]
  priced: { subtotal: number; discount: number; vat: number; total: number }
  rounding: number
  tenders: readonly { kind: 'cash' | 'promptpay' | 'card'; amount: number }[]
  change: number
  isCopy: boolean
}

/** What is printed of the place where someone sells. */
type Place = {
  issuer: OpenedRegister['issuer']
  branch: Pick<OpenedRegister['branch'], 'name' | 'address' | 'receiptHead' | 'receiptFoot'>
  register: Pick<OpenedRegister['register'], 'machineNo'>
}

/** A receipt on 80 mm: an abbreviated tax invoice of who is registered and has an approved machine (Revenue Code 86/6). */
export function ReceiptPaper({ opened, receipt }: { opened: Place; receipt: PrintedReceipt }) {
  const t = useT()
  const locale = useLocale()
  const { issuer, branch, register } = opened
  const money = (satang: number) => formatNumber(satang / 100, locale, { fixed: true })
  const isInvoice = issuer.isVatRegistered && register.machineNo !== undefined
  return (
    <div className={styles.paper} data-receipt="">
      <header>
        <strong>{issuer.legalName}</strong>
        <span>{branch.name}</span>
        <span>{branch.address || issuer.address}</span>
        {issuer.taxId && (
          <span>
            {t(texts.taxId)} {issuer.taxId}{' '}
            {issuer.branchNo === '00000' ? t(texts.headOffice) : t(texts.branchNo, { no: issuer.branchNo })}
          </span>
        )}
        {branch.receiptHead && <span className={styles.own}>{branch.receiptHead}</span>}
        <strong>{t(isInvoice ? texts.taxInvoice : texts.receipt)}</strong>
        {isInvoice && <span>{t(texts.machine, { no: register.machineNo ?? '' })}</span>}
        {receipt.isCopy && <strong>{t(texts.copy)}</strong>}
      </header>
      <p className={styles.row}>
        <span>{receipt.number}</span>
        <span>{formatDateTime(receipt.at, locale, { style: 'numeric' })}</span>
      </p>
      <p>
        {t(texts.cashier)} {receipt.cashier}
      </p>
      <ul role="list">
        {receipt.lines.map((line, index) => (
          <li key={index} className={styles.row}>
            <span>
              {line.quantity} × {line.title}
              {line.options && <small>{line.options}</small>}
            </span>
            <span>{money(line.total)}</span>
          </li>
        ))}
      </ul>
      <Row label={t(texts.subtotal)} value={money(receipt.priced.subtotal)} />
      {receipt.priced.discount > 0 && <Row label={t(texts.discount)} value={`-${money(receipt.priced.discount)}`} />}
      <p className={styles.total}>
        <span>{t(texts.total)}</span>
        <span>{money(receipt.priced.total)}</span>
      </p>
      {issuer.isVatRegistered && <Row label={t(texts.vatIncluded)} value={money(receipt.priced.vat)} />}
      {receipt.rounding !== 0 && <Row label={t(texts.rounding)} value={money(receipt.rounding)} />}
      {receipt.tenders.map(({ kind, amount }, index) => (
        <Row key={index} label={t(texts[kind])} value={money(amount)} />
      ))}
      {receipt.change > 0 && <Row label={t(texts.change)} value={money(receipt.change)} />}
      <footer>{branch.receiptFoot || t(texts.thanks)}</footer>
    </div>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className={styles.row}>
    <span>{label}</span>
    <span>{value}</span>
  </p>
)
