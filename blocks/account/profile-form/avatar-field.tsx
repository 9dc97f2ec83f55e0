import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { OwnProfile } from '@schemas/entities/person'
import { useChangeSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { FieldError } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Avatar } from '@kit/ui/site/avatar'
import { explainProblem } from '@kit/upload/explain-problem'
import type { GivenFile } from '@kit/upload/upload-entry'
import { useFilePicker } from '@kit/upload/use-file-picker'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { avatarCall } from './profile-call'
import { texts } from './texts'
import styles from './view.module.css'

const AvatarCrop = lazy(() => import('./avatar-crop').then(({ AvatarCrop: Crop }) => ({ default: Crop })))

/** The person's picture: chosen, cut to a square, sent; or taken away. */
export function AvatarField({ profile, onVersion }: { profile: OwnProfile; onVersion: () => void }) {
  const t = useT()
  const [avatar, setAvatar] = useState(profile.avatar)
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState('')
  const changeSession = useChangeSession()
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  const choose = ([given]: GivenFile[]) => {
    setProblem('')
    if (given) setChosen(URL.createObjectURL(given.file))
  }
  const { pick, inputs } = useFilePicker(choose, { label: t(texts.picture), accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif', multiple: false })
  const { isOver, handlers } = useIncomingFiles(choose, { isActive: chosen === undefined })
  const send = async (picture: Blob | null) => {
    const address = picture ? await (await import('./send-avatar')).sendAvatar(picture, left.current.signal) : (await callGateway(avatarCall, { upload: null })).avatar
    setAvatar(address ?? undefined)
    changeSession({ avatar: address })
    onVersion()
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  const fail = (error: unknown) => {
    if (left.current.signal.aborted) return
    const { words, values } = explainProblem(error)
    setProblem(t(words, values))
  }
  return (
    <div className={styles.avatarField} data-over={isOver ? '' : undefined} {...handlers}>
      <Avatar person={{ role: 'user', firstname: profile.firstname, lastname: profile.lastname, ...(avatar ? { avatar } : {}) }} className={styles.avatar ?? ''} />
      <div className={styles.avatarActs}>
        {inputs}
        <Button look="secondary" size="s" icon="camera" onClick={() => pick()}>{t(texts.choose)}</Button>
        {avatar && (
          <ActionButton
            look="quiet"
            size="s"
            onError={fail}
            onAction={async () => {
              await send(null)
              showToast(t(texts.removed))
            }}
          >
            {t(texts.remove)}
          </ActionButton>
        )}
        <FieldError id="avatar-error">{problem}</FieldError>
      </div>
      {chosen && (
        <Suspense>
          <AvatarCrop
            source={chosen}
            onCancel={close}
            onFail={() => {
              setProblem(t(texts.unreadable))
              close()
            }}
            onUse={async (picture) => {
              await send(picture).then(close, (error: unknown) => {
                close()
                fail(error)
              })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
