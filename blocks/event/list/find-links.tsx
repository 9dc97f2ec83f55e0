import { useState } from 'react'
import { call as findCall } from '@client/events/calls/event/find-links'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

/** Mails the links again, whatever the address: the answer is the same for all. */
export function FindLinks() {
  const t = useT()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const send = async () => {
    if (email.trim().length < 3) return false
    await callGateway(findCall, { email })
    setSent(true)
    return undefined
  }
  return (
    <details className={styles.lost}>
      <summary>{t(texts.lost)}</summary>
      {isSent ? (
        <p role="status">{t(texts.linksSent)}</p>
      ) : (
        <div className={styles.search}>
          <Field label={t(texts.email)} labelHidden>
            <TextInput
              type="email"
              autoComplete="email"
              placeholder={t(texts.email)}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
          <ActionButton look="secondary" onAction={send}>
            {t(texts.sendLinks)}
          </ActionButton>
        </div>
      )}
    </details>
  )
}
