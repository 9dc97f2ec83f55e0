import { useState } from 'react'
import type { Pieces } from '@schemas/organisation/entities/pieces'
import type { ShiftView } from '@schemas/organisation/entities/shift-view'
import { call as closeCall } from '@client/organisation/calls/pos/close-shift'
import { useLocale } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { CountPieces } from './count-pieces'
import styles from './shift.module.css'
import { lastSeq } from './till-store'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'

type Props = { opened: OpenedRegister; flush: () => Promise<number>; onClosed: () => void; onBack: () => void }

type Missing = Pick<ShiftView, 'missing' | 'missingCount'>
const shownNumbers = 20

/** A blind count: what the drawer should hold is not on this device. */
export function CloseShift({ opened, flush, onClosed, onBack }: Props) {
  const t = useT()
  const [counted, setCounted] = useState<Pieces>({})
  const [problem, setProblem] = useState('')
  const [missing, setMissing] = useState<Missing>({ missing: [] })
  const [closed, setClosed] = useState<ShiftView>()
  const [isBusy, setBusy] = useState(false)
  const close = async (acceptMissing: boolean) => {
    setBusy(true)
    setProblem('')
    try {
      await flush()
      setClosed(
        await callGateway(closeCall, {
          shift: opened.shift?.id ?? '',
          pieces: counted,
          lastSeq: await lastSeq(opened.segment),
          ...(acceptMissing ? { acceptMissing } : {}),
        }),
      )
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
      const details = error instanceof GatewayError ? error.details : undefined
      if (details && typeof details === 'object' && 'missing' in details) setMissing(details as Missing)
    }
    setBusy(false)
  }
  if (closed) return <ClosedShift shift={closed} onDone={onClosed} />
  return (
    <section className={styles.sheet}>
      <h1>{t(texts.closeShift)}</h1>
      <p>{t(texts.closeHint)}</p>
      <CountPieces counted={counted} onChange={setCounted} />
      {problem && <p role="alert">{problem}</p>}
      <MissingNumbers of={missing} />
      <div className={styles.buttons}>
        <Button size="l" disabled={isBusy} onClick={() => void close(false)}>
          {t(texts.closeNow)}
        </Button>
        {countOf(missing) > 0 && (
          <Button size="l" look="danger" disabled={isBusy} onClick={() => void close(true)}>
            {t(texts.closeAnyway)}
          </Button>
        )}
        <Button size="l" look="quiet" onClick={onBack}>
          {t(texts.back)}
        </Button>
      </div>
    </section>
  )
}

const countOf = ({ missing, missingCount = missing.length }: Missing) => missingCount

/** The first of the numbers that are missing, and how many there are besides. */
function MissingNumbers({ of }: { of: Missing }) {
  const t = useT()
  const list = of.missing.slice(0, shownNumbers)
  if (list.length === 0) return null
  const more = countOf(of) - list.length
  const shown = list.join(', ')
  return <p>{t(texts.missing, { list: more > 0 ? t(texts.missingMore, { list: shown, n: more }) : shown })}</p>
}

function ClosedShift({ shift, onDone }: { shift: ShiftView; onDone: () => void }) {
  const t = useT()
  const locale = useLocale()
  const rows = (['cash', 'promptpay', 'card'] as const).filter(
    (kind) => (shift.counted?.[kind] ?? 0) !== 0 || kind === 'cash',
  )
  const money = (satang: number | undefined) => (satang === undefined ? '' : formatBaht(satang, locale))
  return (
    <section className={styles.sheet}>
      <h1>{t(texts.closed)}</h1>
      <p>
        {t(texts.sales)}: {shift.sales}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(texts.shift)}</th>
            <th>{t(texts.counted)}</th>
            {shift.expected && <th>{t(texts.expected)}</th>}
            {shift.difference && <th>{t(texts.difference)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(texts[kind])}</th>
              <td>{money(shift.counted?.[kind])}</td>
              {shift.expected && <td>{money(shift.expected[kind])}</td>}
              {shift.difference && <td>{money(shift.difference[kind])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <MissingNumbers of={shift} />
      <Button size="l" onClick={onDone}>
        {t(texts.choose)}
      </Button>
    </section>
  )
}
