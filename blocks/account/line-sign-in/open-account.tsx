import { useState } from 'react'
import { callGateway, callRef } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { Notice } from '@kit/ui/account/account-form'
import { browserWord } from '@kit/ui/account/same-browser'
import { ActionButton } from '@kit/ui/action-button'
import { Begin } from './begin'
import type { Card } from './finish'
import { texts } from './texts'
import styles from './view.module.css'

const activate = callRef<typeof import('@schemas/api/account/line-activate').call>({ method: 'POST', path: '/account/line/activate' })

/** The link of the mail. Opening it uses nothing up: whoever looks through mail for links opens no account. */
export function OpenAccount({ card, token, home }: { card: Card; token: string; home: string }) {
  const t = useT()
  const [problem, setProblem] = useState('')
  const open = async () => {
    const { to } = await callGateway(activate, { token, browser: browserWord() ?? 'a-browser-without-any-memory' })
    location.assign(targetOf(to, home))
  }
  return (
    <AccountCard {...card} title={t(texts.open)} {...(problem ? {} : { intro: t(texts.openText) })}>
      <div className={styles.stack}>
        {problem ? (
          <>
            <div role="alert"><Notice tone="danger">{problem}</Notice></div>
            <Begin to={home} again />
          </>
        ) : (
          <ActionButton size="l" full onAction={open} onError={(error) => setProblem(error instanceof Error ? error.message : String(error))}>{t(texts.openNow)}</ActionButton>
        )}
      </div>
    </AccountCard>
  )
}
