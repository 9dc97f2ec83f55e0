import { lazy, Suspense, useState } from 'react'
import type { OwnProfile } from '@schemas/account/entities/person'
import { useChangeSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { holdAvatar } from '@kit/own-profile'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { FieldError } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Avatar } from '@kit/ui/site/avatar'
import { explainProblem, unreadProblem } from '@kit/upload/explain-problem'
import type { PickedFile } from '@kit/upload/upload-entry'
import { useFilePicker } from '@kit/upload/use-file-picker'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { avatarCall } from './profile-call'
import { texts } from './texts'
import styles from './view.module.css'

const AvatarCrop = lazy(() => import('./avatar-crop').then(({ AvatarCrop: Crop }) => ({ default: Crop })))

/** The person's avatar: chosen, cropped to a square and uploaded, or removed. */
export function AvatarField({ profile, onVersion }: { profile: OwnProfile; onVersion: () => void }) {
  const t = useT()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState('')
  const changeSession = useChangeSession()
  const choose = ([picked]: PickedFile[]) => {
    setProblem('')
    if (picked) setChosen(URL.createObjectURL(picked.file))
  }
  const { pick, inputs } = useFilePicker(choose, {
    label: t(texts.picture),
    accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
    multiple: false,
  })
  const { isOver, handlers } = useIncomingFiles(
    ({ files, unread }) =>
      files.length === 0 && unread.length > 0 ? setProblem(t(unreadProblem.message)) : choose(files),
    { isActive: chosen === undefined },
  )
  const show = (avatar: string | null) => {
    holdAvatar(profile, avatar)
    changeSession({ avatar })
    onVersion()
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  const errorTextOf = (error: unknown) => {
    const { message, values } = explainProblem(error)
    return t(message, values)
  }
  return (
    <div className={styles.avatarField} data-over={isOver ? '' : undefined} {...handlers}>
      <Avatar
        person={{
          role: 'user',
          firstname: profile.firstname,
          lastname: profile.lastname,
          ...(profile.avatar ? { avatar: profile.avatar } : {}),
        }}
        className={styles.avatar ?? ''}
      />
      <div className={styles.avatarActs}>
        {inputs}
        <Button look="secondary" size="s" icon="camera" onClick={() => pick()}>
          {t(texts.choose)}
        </Button>
        {profile.avatar && (
          <ActionButton
            look="quiet"
            size="s"
            onError={(error) => setProblem(errorTextOf(error))}
            onAction={async () => {
              setProblem('')
              show((await callGateway(avatarCall, { upload: null })).avatar)
              showToast(t(texts.removed))
            }}
          >
            {t(texts.remove)}
          </ActionButton>
        )}
        <div role="alert">
          <FieldError id="avatar-error">{problem}</FieldError>
        </div>
      </div>
      {chosen && (
        <Suspense>
          <AvatarCrop
            source={chosen}
            errorTextOf={errorTextOf}
            onCancel={close}
            onUnreadable={() => {
              setProblem(t(texts.unreadable))
              close()
            }}
            onUse={async (picture, signal) => {
              const { sendAvatar } = await import('./send-avatar')
              show(await sendAvatar(picture, signal))
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
