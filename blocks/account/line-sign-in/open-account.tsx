import { useState } from 'react'
import { call as activate } from '@client/account/calls/account/line-activate'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { Notice } from '@kit/form/notice'
import { browserWord } from '@kit/ui/account/same-browser'
import { ActionButton } from '@kit/ui/action-button'
import { Begin } from './begin'
import type { Card } from './finish'
import { texts } from './texts'
import styles from './view.module.css'

/** The link from the mail. Loading the page does not consume it, because mail scanners open links. */
export function OpenAccount({ card, token, home }: { card: Card; token: string; home: string }) {
  const t = useT()
  const [problem, setProblem] = useState('')
  /** Used, expired, or from another browser: it cannot open an account here. */
  const [isEnded, setEnded] = useState(false)
  const open = async () => {
    setProblem('')
    const { to } = await callGateway(activate, { token, browser: browserWord() ?? 'a-browser-without-any-memory' })
    location.assign(targetOf(to, home))
  }
  const fail = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : String(error))
    setEnded(error instanceof GatewayError && (error.status === 410 || error.status === 422))
  }
  return (
    <AccountCard {...card} title={t(texts.open)} {...(isEnded ? {} : { intro: t(texts.openText) })}>
      <div className={styles.stack}>
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        {isEnded ? (
          <Begin to={home} again />
        ) : (
          <ActionButton size="l" full onAction={open} onError={fail}>
            {t(texts.openNow)}
          </ActionButton>
        )}
      </div>
    </AccountCard>
  )
}
