import { useRef, useState } from 'react'
import { call as confirm } from '@client/account/calls/account/confirm-email'
import { callGateway } from '@kit/call-gateway'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm } from '@kit/ui/account/account-form'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { ButtonLink } from '@kit/ui/button'
import type { Props } from './schema'
import { texts } from './texts'

export function ConfirmEmail({ level, picture, look: variant, blockId, token }: Props & { token: string }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [confirmed, setConfirmed] = useState<string>()
  const { state, run } = useActionState((error) => setRefusal(error instanceof Error ? error.message : String(error)))
  const submit = () =>
    run(async () => {
      setRefusal('')
      setConfirmed((await callGateway(confirm, { token })).email)
    })
  const place = useRef<HTMLDivElement>(null)
  useFocusAlong(confirmed !== undefined, () => focusIn(place.current))
  return (
    <AccountCard
      id={blockId}
      title={t(texts.emailTitle)}
      intro={confirmed ? undefined : t(texts.emailIntro)}
      level={level as 1 | 2 | 3}
      look={variant}
      picture={picture}
    >
      {confirmed ? (
        <>
          <div ref={place} role="status" tabIndex={-1}>
            <Notice tone="success">{t(texts.emailDone, { email: confirmed })}</Notice>
          </div>
          <ButtonLink link={{ to: '/user/profile' }} iconAfter="arrow-right">
            {t(texts.toAccount)}
          </ButtonLink>
        </>
      ) : (
        <AccountForm
          refusal={refusal}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <ActionButton type="submit" size="l" full state={state}>
            {t(texts.emailSubmit)}
          </ActionButton>
        </AccountForm>
      )}
    </AccountCard>
  )
}
