import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { Notice } from '@kit/form/notice'
import { ButtonLink } from '@kit/ui/button'
import { Begin } from './begin'
import { Finish } from './finish'
import { OpenAccount } from './open-account'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Every step of the LINE sign-in: the start, the callback, and the mail link that opens a new account. */
export function View({ title, intro, level, home, look: variant, blockId, data }: Props) {
  const t = useT()
  const { code, state, iss, error, token, to } = usePage()?.query ?? {}
  const signInOptions = data?.ways
  const card = { id: blockId, title: title ?? t(texts.title), level: level as 1 | 2 | 3, look: variant }
  if (signInOptions?.ok && !signInOptions.value.line)
    return (
      <AccountCard {...card}>
        <div className={styles.stack}>
          <Notice tone="info">
            <p>{t(texts.off)}</p>
            <p>{t(texts.offText)}</p>
          </Notice>
          <ButtonLink link={{ to: '/user/login' }} look="secondary" icon="login">
            {t(texts.signIn)}
          </ButtonLink>
        </div>
      </AccountCard>
    )
  if (token) return <OpenAccount card={card} token={token} home={home} />
  if (code && state) return <Finish card={card} back={{ code, state, ...(iss ? { iss } : {}) }} home={home} />
  return (
    <AccountCard {...card} intro={intro ?? t(texts.intro)}>
      <div className={styles.stack}>
        {error && <Notice tone="info">{t(texts.cancelled)}</Notice>}
        <Begin to={targetOf(to, home)} again={error !== undefined} />
      </div>
    </AccountCard>
  )
}
