import { useState } from 'react'
import { useSession } from '@kit/boot'
import { goToLine, lineSignInTarget } from '@kit/line-sign-in'
import { useT } from '@kit/t'
import { FormFoot } from '@kit/ui/account/account-form'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'

/** Button that starts the sign-in at LINE; `again` keeps the previous target. An error is shown above it. */
export function Begin({ to, again = false }: { to: string; again?: boolean }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const isGuest = useSession().role === 'guest'
  const begin = async () => {
    setRefusal('')
    const isGone = await goToLine({ to: again ? (lineSignInTarget() ?? to) : to })
    if (!isGone) setRefusal(t(texts.storage))
    return isGone
  }
  // A signed-in user was linking LINE to the account, which starts on the profile page.
  if (!isGuest)
    return (
      <ButtonLink link={{ to: '/user/profile#linked' }} size="l" icon="user-circle">
        {t(texts.profile)}
      </ButtonLink>
    )
  return (
    <>
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      <ActionButton
        size="l"
        full
        icon="brand-line"
        onAction={begin}
        onError={(error) => setRefusal(error instanceof Error ? error.message : String(error))}
      >
        {t(again ? texts.again : texts.go)}
      </ActionButton>
      <FormFoot>
        <ButtonLink link={{ to: `/user/login?to=${encodeURIComponent(to)}` }} look="quiet" size="s" icon="login">
          {t(texts.signIn)}
        </ButtonLink>
      </FormFoot>
    </>
  )
}
