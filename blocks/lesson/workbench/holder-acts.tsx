import { useState } from 'react'
import { call as editCall } from '@client/learning/calls/certificate/edit'
import { call as reissueCall } from '@client/learning/calls/certificate/reissue'
import { call as revokeCall } from '@client/learning/calls/certificate/revoke'
import type { Holder } from '@schemas/learning/entities/certificate'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { certificateTexts as texts } from './certificate-texts'
import styles from './view.module.css'

/** Revokes or replaces a certificate, each with a reason that everyone reads. */
export function HolderActs({ holder }: { holder: Holder }) {
  const t = useT()
  const [act, setAct] = useState<'revoke' | 'reissue'>()
  const [reason, setReason] = useState('')
  const [name, setName] = useState(holder.name)
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    setProblem(undefined)
    try {
      if (act === 'revoke') await callGateway(revokeCall, { id: holder.id, reason })
      else await callGateway(reissueCall, { id: holder.id, name, reason })
      setAct(undefined)
      await refreshCalls(editCall)
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  return (
    <span className={styles.acts}>
      {holder.status !== 'revoked' && (
        <Button look="quiet" size="s" onClick={() => setAct('revoke')}>
          {t(texts.revoke)}
        </Button>
      )}
      <Button look="quiet" size="s" onClick={() => setAct('reissue')}>
        {t(texts.reissue)}
      </Button>
      {act && (
        <Modal
          title={t(act === 'revoke' ? texts.revokeOf : texts.reissueOf, { name: holder.name })}
          onClose={() => setAct(undefined)}
        >
          <div className={styles.form}>
            {act === 'reissue' && (
              <Field label={t(texts.name)} hint={t(texts.reissueHint)}>
                <TextInput value={name} maxLength={120} onChange={({ currentTarget: { value } }) => setName(value)} />
              </Field>
            )}
            <Field label={t(texts.reason)}>
              <TextInput value={reason} maxLength={300} onChange={({ currentTarget: { value } }) => setReason(value)} />
            </Field>
            {problem && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            <div className={styles.acts}>
              <ActionButton
                disabled={reason.trim().length < 3 || (act === 'reissue' && name.trim() === '')}
                onAction={run}
                onError={() => {}}
              >
                {t(texts[act])}
              </ActionButton>
              <Button look="quiet" onClick={() => setAct(undefined)}>
                {t(texts.cancel)}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </span>
  )
}
