import { useState } from 'react'
import { usePage, useSession } from '@kit/boot'
import { callGateway, callRef } from '@kit/call-gateway'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const bypass = callRef<typeof import('@schemas/api/account/bypass').call>({ method: 'POST', path: '/account/bypass' })

/** Opening the address uses nothing up: whoever looks through mail for links opens nothing. */
export function View({ title, intro, home, look, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const slug = usePage()?.params.slug ?? ''
  const [problem, setProblem] = useState('')
  const begin = async () => {
    await callGateway(bypass, { slug })
    // A document load: every part of the page must be the person's.
    location.assign(home)
  }
  return (
    <section className={classNames(styles.block, look === 'card' && surface.surface)} data-look={look} aria-labelledby={`${blockId}-title`}>
      {problem ? (
        <div role="alert">
          <h1 id={`${blockId}-title`} className="visually-hidden">{t(texts.over)}</h1>
          <EmptyState icon="alert-circle" tone="danger" title={t(texts.over)} action={<ButtonLink link={{ to: '/' }} look="secondary">{t(texts.home)}</ButtonLink>}>{problem}</EmptyState>
        </div>
      ) : (
        <>
          <h1 id={`${blockId}-title`} className={styles.title}>{title ?? t(texts.title)}</h1>
          <p className={styles.intro}>{intro ?? t(texts.intro)}</p>
          {session.role !== 'guest' && <p className={styles.note}>{t(texts.replaces, { name: [session.firstname, session.lastname].filter(Boolean).join(' ') })}</p>}
          <ActionButton size="l" icon="user" onAction={begin} onError={(error) => setProblem(error instanceof Error ? error.message : String(error))}>{t(texts.start)}</ActionButton>
        </>
      )}
    </section>
  )
}
