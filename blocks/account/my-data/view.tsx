import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as closeCall } from '@client/account/calls/account/delete-account'
import { call as exportCall } from '@client/account/calls/account/export-data'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { downloadFile } from '@kit/download-file'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { profileCall, useOwnProfile } from '@kit/own-profile'
import { announceSignOut } from '@kit/session-channel'
import { useT } from '@kit/t'
import { forgetDrafts } from '@kit/tab-draft'
import { AccountForm } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ data, blockId }: Props) {
  const t = useT()
  const { profile } = useOwnProfile(data?.profile)
  const [isClosing, setClosing] = useState(false)
  const block = useRef<HTMLDivElement>(null)
  useFocusAlong(isClosing, () => focusIn(block.current))
  return (
    <div ref={block} className={styles.panels}>
      <SettingsPanel id={`${blockId}-data`} title={t(texts.title)} intro={t(texts.intro)}>
        <div>
          <ActionButton
            look="secondary"
            icon="file-download"
            onAction={() => downloadFile(exportCall, {})}
            onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
          >
            {t(texts.export)}
          </ActionButton>
        </div>
      </SettingsPanel>
      <SettingsPanel id={`${blockId}-close`} title={t(texts.closeTitle)} intro={t(texts.closeIntro)} tone="danger">
        {isClosing ? (
          <CloseAccount
            email={profile?.email ?? ''}
            hasPassword={profile?.hasPassword ?? true}
            onKeep={() => setClosing(false)}
          />
        ) : (
          <div>
            <Button look="secondary" icon="trash" data-takes-focus="" onClick={() => setClosing(true)}>
              {t(texts.begin)}
            </Button>
          </div>
        )}
      </SettingsPanel>
    </div>
  )
}

type FormValues = { confirm: string; password: string }

function CloseAccount({ email, hasPassword, onKeep }: { email: string; hasPassword: boolean; onKeep: () => void }) {
  const t = useT()
  const { userID } = useSession()
  const [refusal, setRefusal] = useState('')
  const { register, handleSubmit, formState, setError } = useForm<FormValues>({
    defaultValues: { confirm: '', password: '' },
  })
  const { errors } = formState
  const { state, run } = useActionState(() => {})
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(closeCall, values)
      } catch (error) {
        setRefusal(showRefusal(error, setError, hasPassword ? ['confirm', 'password'] : ['confirm']))
        // A password may have been set elsewhere meanwhile; its field then appears.
        if (!hasPassword) void refreshCalls(profileCall)
        throw error
      }
      announceSignOut(userID)
      forgetDrafts()
      location.assign('/')
    })
  return (
    <AccountForm refusal={refusal} label={t(texts.closeTitle)} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={email ? t(texts.confirm, { email }) : t(texts.confirmUnknown)} error={errors.confirm?.message}>
        <TextInput
          {...register('confirm', { required: t(fieldMessages.emailNeeded) })}
          data-takes-focus=""
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {hasPassword && (
        <Field label={t(texts.password)} error={errors.password?.message}>
          <TextInput
            {...register('password', { required: t(fieldMessages.passwordNeeded) })}
            type="password"
            autoComplete="current-password"
            icon="lock"
          />
        </Field>
      )}
      <div className={styles.acts}>
        <ActionButton type="submit" look="danger" state={state}>
          {t(texts.close)}
        </ActionButton>
        <Button look="secondary" onClick={onKeep}>
          {t(texts.keep)}
        </Button>
      </div>
    </AccountForm>
  )
}
