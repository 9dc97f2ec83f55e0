import { useState } from 'react'
import { call as levelsCall } from '@client/organisation/calls/inventory/levels'
import { call as moveCall } from '@client/organisation/calls/inventory/move'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls, useCall } from '@kit/use-call'
import styles from './shift.module.css'
import { texts } from './texts'

type Item = { id: string; title: string; unit: 'piece' | 'g' | 'ml'; onHand: number }

/** What this branch has; goods come in, or go to waste. */
export function StockSection({ branch, onBack }: { branch: string; onBack?: () => void }) {
  const t = useT()
  const locale = useLocale()
  const [q, setQ] = useState('')
  const { data, error } = useCall(levelsCall, { branch, ...(q.trim() ? { q } : {}) })
  const [moved, setMoved] = useState<{ item: Item; reason: 'received' | 'waste' }>()
  return (
    <section className={styles.sheet}>
      <header className={styles.bar}>
        {onBack && (
          <button type="button" onClick={onBack} aria-label={t(texts.back)}>
            <Icon name="arrow-left" />
          </button>
        )}
        <h1>{t(texts.stock)}</h1>
      </header>
      <Field label={t(texts.search)} labelHidden>
        <TextInput
          icon="search"
          value={q}
          placeholder={t(texts.search)}
          onChange={(event) => setQ(event.target.value)}
        />
      </Field>
      {error && <p role="alert">{error.message}</p>}
      <ul role="list" className={styles.stock}>
        {data?.items.map((item) => (
          <li key={item.id} data-low={item.onHand <= (item.par ?? 0) || undefined}>
            <span>{item.title}</span>
            <strong>
              {formatNumber(item.onHand, locale)} {t(texts.units[item.unit])}
            </strong>
            <Button size="s" look="secondary" onClick={() => setMoved({ item, reason: 'received' })}>
              {t(texts.receive)}
            </Button>
            <Button size="s" look="quiet" onClick={() => setMoved({ item, reason: 'waste' })}>
              {t(texts.waste)}
            </Button>
          </li>
        ))}
      </ul>
      {moved && <MoveStock branch={branch} {...moved} onClose={() => setMoved(undefined)} />}
    </section>
  )
}

type MoveProps = { branch: string; item: Item; reason: 'received' | 'waste'; onClose: () => void }

function MoveStock({ branch, item, reason, onClose }: MoveProps) {
  const t = useT()
  const [count, setCount] = useState('')
  const [problem, setProblem] = useState('')
  const units = Math.floor(Number(count))
  const save = async () => {
    try {
      await callGateway(moveCall, { branch, item: item.id, delta: reason === 'received' ? units : -units, reason })
      void refreshCalls(levelsCall)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Modal
      title={`${t(reason === 'received' ? texts.receive : texts.waste)} · ${item.title}`}
      onClose={onClose}
      foot={
        <Button disabled={!(units > 0)} onClick={() => void save()}>
          {t(texts.save)}
        </Button>
      }
    >
      <Field label={`${t(texts.quantity)} (${t(texts.units[item.unit])})`} error={problem || undefined}>
        <TextInput inputMode="numeric" value={count} onChange={(event) => setCount(event.target.value)} />
      </Field>
    </Modal>
  )
}
