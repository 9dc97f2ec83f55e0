import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { call as unlockPage } from '@client/site/calls/cms/unlock'
import { usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { PasswordLock } from '@kit/ui/password-lock/password-lock'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Asks for the password of the page at the current address. */
export function View({ refusal, blockId }: Props) {
  const t = useT()
  const page = usePage()
  const unlock = async (password: string) => {
    await callGateway(unlockPage, { path: page?.path ?? location.pathname, password })
    // Full document load by GET instead of a form post, so that the result is the page itself. A browser does not
    // reload for an address that differs only in its hash, so the address is replaced first and then loaded.
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
