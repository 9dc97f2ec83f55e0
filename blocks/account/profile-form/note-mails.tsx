import { useState } from 'react'
import type { OwnProfile } from '@schemas/account/entities/person'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { holdProfile } from '@kit/own-profile'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { Checkbox } from '@kit/ui/checkbox'
import { showToast } from '@kit/ui/overlay/toasts'
import { noteMailsCall } from './profile-call'
import { texts } from './texts'

/**
 * Mail notifications for builder notes, for people who may open the builder. Takes effect at once. Note mails link
 * here.
 */
export function NoteMails({ profile, isOn }: { profile: OwnProfile; isOn: boolean }) {
  const t = useT()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState('')
  const change = async (wanted: boolean) => {
    setPending(true)
    setError('')
    try {
      const answer = await callGateway(noteMailsCall, { isOn: wanted })
      holdProfile({ ...profile, noteMails: answer.isOn })
      showToast(t(answer.isOn ? texts.noteMailsOn : texts.noteMailsOff), { tone: 'success' })
    } catch (failure) {
      setError(failure instanceof GatewayError ? failure.message : t(texts.noteMailsFailed))
    } finally {
      setPending(false)
    }
  }
  return (
    <SettingsPanel id="note-mails" title={t(texts.notesTitle)} intro={t(texts.notesIntro)}>
      <Checkbox
        label={t(texts.noteMails)}
        hint={t(texts.noteMailsHint)}
        checked={isOn}
        aria-disabled={isPending}
        onChange={({ currentTarget: { checked } }) => !isPending && void change(checked)}
      />
      {error && (
        <div role="alert">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
    </SettingsPanel>
  )
}
