import { useEffect, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { unknownName } from '@schemas/client-names'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { callGateway, callRef, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { texts } from './texts'
import styles from './view.module.css'

const scanCall = callRef<typeof import('@schemas/api/account/qr-scan').call>({ method: 'POST', path: '/account/qr/scan' })
const answerCall = callRef<typeof import('@schemas/api/account/qr-answer').call>({ method: 'POST', path: '/account/qr/answer' })

type Asked = OutputOf<typeof import('@schemas/api/account/qr-scan').call>

/** Another browser asks to be let in: which one, and yes or no. Opening the page decides nothing. */
export function Approval({ code }: { code: string }) {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState<'approved' | 'denied'>()
  useEffect(() => {
    const stop = new AbortController()
    callGateway(scanCall, { code }, stop.signal).then(setAsked, (error: unknown) => !stop.signal.aborted && setProblem(wordsOf(error)))
    return () => stop.abort()
  }, [code])
  const decide = async (approve: boolean) => {
    try {
      await callGateway(answerCall, { code, approve })
      setAnswer(approve ? 'approved' : 'denied')
    } catch (error) {
      setProblem(wordsOf(error))
    }
  }
  const settled = answer ?? (asked?.state === 'approved' || asked?.state === 'denied' ? asked.state : undefined)
  if (problem) return <div role="alert"><EmptyState icon="alert-circle" tone="danger" title={t(texts.failed)}>{problem}</EmptyState></div>
  if (settled) return <div role="status"><EmptyState icon={settled === 'approved' ? 'circle-check' : 'lock'} title={t(texts[settled])}>{t(settled === 'approved' ? texts.approvedText : texts.deniedText)}</EmptyState></div>
  return (
    <ListState isLoading={!asked} rows={3}>
      {() =>
        asked && (
          <div className={styles.approval}>
            <p>{t(texts.warning)}</p>
            <p className={styles.number}>
              <span className={styles.numberLabel}>{t(texts.number)}</span>
              <strong>{asked.number}</strong>
            </p>
            <Facts asked={asked} />
            <div className={styles.buttons}>
              <ActionButton size="l" onAction={() => decide(true)}>{t(texts.approve)}</ActionButton>
              <ActionButton size="l" look="secondary" onAction={() => decide(false)}>{t(texts.deny)}</ActionButton>
            </div>
          </div>
        )
      }
    </ListState>
  )
}

function Facts({ asked }: { asked: Asked }) {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const { timeZone } = useSpace()
  const time = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', { timeStyle: 'medium', timeZone: session.timeZone ?? timeZone }).format(new Date(asked.madeAt))
  const rows = [['browser', asked.browser], ['system', asked.system], ['address', asked.address], ['since', time], ['account', [session.firstname, session.lastname].filter(Boolean).join(' ')]] as const
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

const wordsOf = (error: unknown) => (error instanceof GatewayError ? error.message : String(error))
