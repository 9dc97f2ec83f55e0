import { useEffect, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { unknownName } from '@schemas/client-names'
import { call as answerCall } from '@client/account/calls/account/qr-answer'
import { call as scanCall } from '@client/account/calls/account/qr-scan'
import { useLocale, useSession, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { texts } from './texts'
import styles from './view.module.css'

type ScanResult = OutputOf<typeof scanCall>

/** Shows which browser requests a sign-in and asks for approval or denial. Opening the page decides nothing. */
export function Approval({ code }: { code: string }) {
  const t = useT()
  const [scan, setScan] = useState<ScanResult>()
  /** Why the code has expired. */
  const [ended, setEnded] = useState('')
  /** A transient failure. */
  const [problem, setProblem] = useState('')
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<'approved' | 'denied'>()
  useEffect(() => {
    const stop = new AbortController()
    callGateway(scanCall, { code }, stop.signal).then(setScan, (error: unknown) => {
      if (stop.signal.aborted) return
      if (isOver(error)) setEnded(errorTextOf(error))
      else setProblem(errorTextOf(error))
    })
    return () => stop.abort()
  }, [code, tries])
  const fail = (error: unknown) => (isOver(error) ? setEnded(errorTextOf(error)) : setProblem(errorTextOf(error)))
  // One action state for both buttons: approve and deny must not run together.
  const [pressed, setPressed] = useState<'approved' | 'denied'>()
  const { state, run } = useActionState(fail)
  const decide = (wanted: 'approved' | 'denied') => {
    if (state === 'loading') return false
    setPressed(wanted)
    return run(async () => {
      setProblem('')
      await callGateway(answerCall, { code, approve: wanted === 'approved' })
      setAnswer(wanted)
    })
  }
  const decision = answer ?? (scan?.state === 'approved' || scan?.state === 'denied' ? scan.state : undefined)
  if (ended)
    return (
      <div role="alert">
        <EmptyState icon="alert-circle" tone="danger" title={t(texts.failed)}>
          {ended}
        </EmptyState>
      </div>
    )
  if (decision)
    return (
      <div role="status">
        <EmptyState icon={decision === 'approved' ? 'circle-check' : 'lock'} title={t(texts[decision])}>
          {t(decision === 'approved' ? texts.approvedText : texts.deniedText)}
        </EmptyState>
      </div>
    )
  return (
    <ListState
      isLoading={!scan}
      rows={3}
      error={scan ? undefined : problem || undefined}
      onRetry={() => {
        setProblem('')
        setTries(tries + 1)
      }}
    >
      {() =>
        scan && (
          <div className={styles.approval}>
            <p>{t(texts.warning)}</p>
            <p className={styles.number}>
              <span className={styles.numberLabel}>{t(texts.number)}</span>
              <strong>{scan.number}</strong>
            </p>
            <Facts scan={scan} />
            <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
            <div className={styles.buttons}>
              <ActionButton
                size="l"
                state={pressed === 'approved' ? state : 'normal'}
                disabled={state === 'loading'}
                onAction={() => decide('approved')}
              >
                {t(texts.approve)}
              </ActionButton>
              <ActionButton
                size="l"
                look="secondary"
                state={pressed === 'denied' ? state : 'normal'}
                disabled={state === 'loading'}
                onAction={() => decide('denied')}
              >
                {t(texts.deny)}
              </ActionButton>
            </div>
          </div>
        )
      }
    </ListState>
  )
}

function Facts({ scan }: { scan: ScanResult }) {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const timeZone = useTimeZone()
  const time = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', { timeStyle: 'medium', timeZone }).format(
    new Date(scan.madeAt),
  )
  const rows = [
    ['browser', scan.browser],
    ['system', scan.system],
    ['address', scan.address],
    ['since', time],
    ['account', [session.firstname, session.lastname].filter(Boolean).join(' ')],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(texts[name])}</dt>
          <dd>{!value || value === unknownName ? t(texts.unknown) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A final refusal: pressing again cannot help. Network failures and rate limits are not final. */
const isOver = (error: unknown) => error instanceof GatewayError && error.status === 410

const errorTextOf = (error: unknown) => (error instanceof GatewayError ? error.message : String(error))
