import { useState } from 'react'
import { useBoot } from '@kit/boot'
import { goToLine } from '@kit/line-sign-in'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * Other ways to sign in: LINE where configured, password recovery, and registration. Pages the site lacks are not
 * offered.
 */
export function OtherMethods({ to, line }: { to: string; line: boolean }) {
  const t = useT()
  const { routes } = useBoot()
  const [refusal, setRefusal] = useState('')
  const has = (path: string) => routes.some((route) => route.path === path)
  const leading = (path: string) => (to === '/' ? path : `${path}?${new URLSearchParams({ to })}`)
  const begin = async () => {
    setRefusal('')
    const isGone = await goToLine({ to })
    if (!isGone) setRefusal(t(texts.storage))
    return isGone
  }
  return (
    <div className={styles.ways}>
      {line && (
        <>
          <p className={styles.or}>
            <span>{t(texts.or)}</span>
          </p>
          <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
          <ActionButton
            look="secondary"
            size="l"
            full
            icon="brand-line"
            onAction={begin}
            onError={(error) => setRefusal(error instanceof Error ? error.message : String(error))}
          >
            {t(texts.line)}
          </ActionButton>
        </>
      )}
      {(has('/user/recovery') || has('/user/register')) && (
        <p className={styles.links}>
          {has('/user/recovery') && <Link link={{ to: leading('/user/recovery') }}>{t(texts.forgot)}</Link>}
          {has('/user/register') && <Link link={{ to: leading('/user/register') }}>{t(texts.register)}</Link>}
        </p>
      )}
    </div>
  )
}
