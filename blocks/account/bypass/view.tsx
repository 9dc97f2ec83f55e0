import { useState } from 'react'
import { call as bypass } from '@client/account/calls/account/bypass'
import { usePage, useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { PageCard } from '@kit/ui/page-card'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Opening the address does not consume the link, because mail scanners open links. */
export function View({ title, intro, home, look: variant, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const slug = usePage()?.params.slug ?? ''
  /** Why the link has expired. */
  const [ended, setEnded] = useState('')
  /** A transient failure: the link is not consumed. */
  const [problem, setProblem] = useState('')
  const begin = async () => {
    setProblem('')
    await callGateway(bypass, { slug })
    // Full document load: every part of the page must belong to the impersonated person.
    location.assign(targetOf(undefined, home))
  }
  const fail = (error: unknown) => {
    const errorMessage = error instanceof Error ? error.message : String(error)
    if (error instanceof GatewayError && error.status === 410) setEnded(errorMessage)
    else setProblem(errorMessage)
  }
  return (
    <PageCard
      id={blockId}
      title={ended ? t(texts.over) : (title ?? t(texts.title))}
      intro={intro ?? t(texts.intro)}
      level={1}
      look={variant}
      width="s"
      isBare={ended !== ''}
    >
      {ended ? (
        <div role="alert">
          <EmptyState
            icon="alert-circle"
            tone="danger"
            title={t(texts.over)}
            action={
              <ButtonLink link={{ to: '/' }} look="secondary">
                {t(texts.home)}
              </ButtonLink>
            }
          >
            {ended}
          </EmptyState>
        </div>
      ) : (
        <>
          {session.role !== 'guest' && (
            <p className={styles.note}>
              {t(texts.replaces, { name: [session.firstname, session.lastname].filter(Boolean).join(' ') })}
            </p>
          )}
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <div>
            <ActionButton size="l" icon="user" onAction={begin} onError={fail}>
              {t(texts.start)}
            </ActionButton>
          </div>
        </>
      )}
    </PageCard>
  )
}
