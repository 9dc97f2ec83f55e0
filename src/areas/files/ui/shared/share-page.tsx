import type { ComponentType, ReactNode } from 'react'
import { externalFailed } from '@schemas/errors'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { LoadingContent } from '@kit/ui/loading-state'
import { PasswordLock } from '@kit/ui/password-lock/password-lock'
import { Brand } from '@kit/ui/site/brand'
import styles from './share-page.module.css'
import { texts } from './texts'
import type { Opened, ShareState } from './use-share'

type Props = {
  id: string
  state: ShareState
  /** Shown beside the name once the share is open. */ Actions?: ComponentType<{ share: Opened }>
  children: (share: Opened) => ReactNode
}

/**
 * The page of a share link, with the site's brand above: it asks for the password, reports an ended link, and renders
 * its content only when open.
 */
export function SharePage({ id, state, Actions, children }: Props) {
  return (
    <div className={styles.page} data-state={state.kind}>
      <header role="none" className={styles.top}>
        <Brand />
      </header>
      {state.kind === 'open' ? (
        <section className={styles.inside} aria-labelledby={`${id}-title`}>
          <div className={styles.head}>
            <div className={styles.names}>
              <h1 id={`${id}-title`} className={styles.title} title={state.share.item.name}>
                {state.share.item.name}
              </h1>
              <Facts share={state.share} />
            </div>
            {Actions && (
              <div className={styles.actions}>
                <Actions share={state.share} />
              </div>
            )}
          </div>
          {children(state.share)}
        </section>
      ) : (
        <section className={styles.narrow} aria-labelledby={`${id}-title`}>
          <Closed id={id} state={state} />
        </section>
      )}
    </div>
  )
}

function Facts({ share: { expiresAt, downloadsLeft } }: { share: Opened }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const facts = [
    expiresAt && t(texts.until, { time: formatDateTime(expiresAt, locale, { timeZone }) }),
    downloadsLeft !== null && t(texts.left, { count: downloadsLeft }),
  ].filter(Boolean)
  return <p className={styles.facts}>{[t(texts.shared), ...facts].join(' · ')}</p>
}

function Closed({ id, state }: { id: string; state: Exclude<ShareState, { kind: 'open' }> }) {
  const t = useT()
  if (state.kind === 'locked') return <Lock id={id} unlock={state.unlock} />
  if (state.kind === 'loading')
    return (
      <>
        <h1 id={`${id}-title`} className="visually-hidden">
          {t(texts.shared)}
        </h1>
        <LoadingContent />
      </>
    )
  const [title, text] =
    state.kind === 'failed'
      ? [t(externalFailed), state.message]
      : state.status === 410
        ? [state.message, t(texts.overHint)]
        : [t(texts.gone), t(texts.goneHint)]
  const act =
    state.kind === 'failed' ? (
      <Button look="secondary" icon="refresh" onClick={state.retry}>
        {t(texts.again)}
      </Button>
    ) : (
      <ButtonLink link={{ to: '/' }} look="secondary">
        {t(texts.home)}
      </ButtonLink>
    )
  return (
    <div role="alert">
      <h1 id={`${id}-title`} className="visually-hidden">
        {title}
      </h1>
      <EmptyState icon={state.kind === 'failed' ? 'alert-circle' : 'link'} title={title} action={act}>
        {text}
      </EmptyState>
    </div>
  )
}

function Lock({ id, unlock }: { id: string; unlock: (password: string) => Promise<void> }) {
  const t = useT()
  // Outside a dialog this method submits nowhere, so the password never ends up in an address when scripts are off or
  // late.
  return (
    <PasswordLock
      id={id}
      title={t(texts.locked)}
      hint={t(texts.lockedHint)}
      sending={{ method: 'dialog' }}
      unlock={unlock}
    />
  )
}
