import { useEffect, useEffectEvent, useState } from 'react'
import { toSatang } from '@schemas/money/satang'
import type { Tender, TenderKind } from '@schemas/organisation/entities/tender'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Keypad } from './keypad'
import { cashRounding, dueOf } from './price-till'
import styles from './checkout.module.css'
import { PromptPayCode } from './promptpay-code'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'

type Props = { opened: OpenedRegister; total: number; onBack: () => void; onPaid: (tenders: Tender[]) => Promise<void> }

const notes = [2000, 5000, 10_000, 50_000, 100_000]
const icons = { cash: 'cash', promptpay: 'qrcode', card: 'credit-card' } as const

/** How the customer pays: one way or several; cash last, because change comes from it. */
export function CheckoutSection({ opened, total, onBack, onPaid }: Props) {
  const t = useT()
  const locale = useLocale()
  const [kind, setKind] = useState<TenderKind>('cash')
  const [typed, setTyped] = useState('')
  const [tenders, setTenders] = useState<Tender[]>([])
  const [isBusy, setBusy] = useState(false)
  const rounding = cashRounding(opened.cash)
  const { rest, cash } = dueOf(total, tenders, rounding)
  const due = kind === 'cash' ? cash : rest
  const entered = typed === '' ? undefined : Math.round(Number(typed) * 100)
  const money = (satang: number) => formatBaht(satang, locale)
  const pay = (amount: number) => {
    if (isBusy || !Number.isFinite(amount) || amount < 0) return
    const taken = kind === 'cash' ? amount : Math.min(amount, rest)
    const next = [...tenders, { kind, amount: toSatang(taken) }]
    setTyped('')
    if (taken < due) return setTenders(next)
    setBusy(true)
    void onPaid(next).finally(() => setBusy(false))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const ways = opened.branch.tenders
    if (event.key === 'Enter') {
      event.preventDefault()
      pay(entered ?? due)
    } else if (event.altKey && /^[1-9]$/.test(event.key)) setKind(ways[Number(event.key) - 1] ?? kind)
    else if (/^[\d.]$/.test(event.key)) setTyped((before) => before + event.key)
    else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1))
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <section className={styles.checkout} aria-label={t(texts.pay)}>
      <header className={styles.head}>
        <button type="button" onClick={onBack} aria-label={t(texts.back)}>
          <Icon name="arrow-left" />
        </button>
        <div>
          <small>{t(tenders.length > 0 ? texts.rest : texts.due)}</small>
          <strong>{money(due)}</strong>
        </div>
      </header>
      <div className={styles.ways} role="group">
        {opened.branch.tenders.map((way, index) => (
          <button key={way} type="button" aria-pressed={way === kind} onClick={() => setKind(way)}>
            <Icon name={icons[way]} size="1.5rem" />
            {t(texts[way])}
            <kbd>Alt {index + 1}</kbd>
          </button>
        ))}
      </div>
      {tenders.length > 0 && (
        <ul role="list" className={styles.taken}>
          {tenders.map((tender, index) => (
            <li key={index}>
              <span>{t(texts[tender.kind])}</span>
              <span>{money(tender.amount)}</span>
              <button
                type="button"
                aria-label={t(texts.remove)}
                onClick={() => setTenders(tenders.filter((_, at) => at !== index))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.body}>
        {kind === 'cash' && (
          <div className={styles.notes}>
            <button type="button" className={styles.exact} disabled={isBusy} onClick={() => pay(due)}>
              {t(texts.exact)} {money(due)}
            </button>
            {notes
              .filter((note) => note > due - 100_000)
              .map((note) => (
                <button key={note} type="button" disabled={isBusy} onClick={() => pay(note)}>
                  {money(note)}
                </button>
              ))}
          </div>
        )}
        {kind === 'promptpay' && <PromptPayCode account={opened.branch.promptpay} amount={entered ?? due} />}
        <Keypad value={typed} onChange={setTyped} />
        <Button size="l" full disabled={isBusy} onClick={() => pay(entered ?? due)}>
          {kind === 'promptpay' ? t(texts.received) : kind === 'card' ? t(texts.approved) : t(texts.pay)}{' '}
          {money(entered ?? due)}
        </Button>
      </div>
    </section>
  )
}
