import { useState } from 'react'
import { goToLine } from '@kit/line-sign-in'
import { useT } from '@kit/t'
import { FormFoot, Notice } from '@kit/ui/account/account-form'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'

/** The button that leads to LINE. What keeps it from that stands above it. */
export function Begin({ to, again = false }: { to: string; again?: boolean }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const begin = async () => {
    setRefusal('')
    if (!(await goToLine({ to }))) setRefusal(t(texts.storage))
  }
  return (
    <>
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      <ActionButton size="l" full icon="brand-line" onAction={begin} onError={(error) => setRefusal(error instanceof Error ? error.message : String(error))}>{t(again ? texts.again : texts.go)}</ActionButton>
      <FormFoot>
        <ButtonLink link={{ to: `/user/login?to=${encodeURIComponent(to)}` }} look="quiet" size="s" icon="login">{t(texts.signIn)}</ButtonLink>
      </FormFoot>
    </>
  )
}
