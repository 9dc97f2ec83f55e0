import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { usePage } from '@kit/boot'
import { callGateway, callRef } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { PasswordLock } from '@kit/ui/password-lock/password-lock'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const unlockPage = callRef<typeof import('@schemas/api/cms/unlock').call>({ method: 'POST', path: '/api/cms/unlock' })

/** Asks for the password of the page at whose address it stands. */
export function View({ refusal, blockId }: Props) {
  const t = useT()
  const page = usePage()
  const unlock = async (password: string) => {
    await callGateway(unlockPage, { path: page?.path ?? location.pathname, password })
    // A document load, and not of a form that was sent: what comes is the page itself. To a part of it alone no browser loads anything, so that its address is this page's from now on, which is then loaded.
    const { pathname, search, hash } = location
    if (hash === '') return location.replace(sameOriginPath(pathname + search) ?? '/')
    history.replaceState(history.state, '', pathname + search + hash)
    location.reload()
  }
  return (
    <section className={styles.narrow} aria-labelledby={`${blockId}-title`}>
      <PasswordLock
        id={blockId}
        title={t(texts.title)}
        hint={t(texts.hint)}
        sending={{ method: 'post' }}
        refusal={refusal}
        unlock={unlock}
      />
    </section>
  )
}
