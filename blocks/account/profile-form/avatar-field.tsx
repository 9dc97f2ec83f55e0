import { lazy, Suspense, useRef, useState } from 'react'
import type { OwnProfile } from '@schemas/entities/person'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { FieldError } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Avatar } from '@kit/ui/site/avatar'
import { avatarCall } from './profile-call'
import { texts } from './texts'
import styles from './view.module.css'

const AvatarCrop = lazy(() => import('./avatar-crop').then(({ AvatarCrop: Crop }) => ({ default: Crop })))

/** The person's picture: chosen, cut to a square, sent; or taken away. */
export function AvatarField({ profile, onVersion }: { profile: OwnProfile; onVersion: () => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [avatar, setAvatar] = useState(profile.avatar)
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState('')
  const send = async (picture: string | null) => {
    const answer = await callGateway(avatarCall, { picture })
    setAvatar(answer.avatar ?? undefined)
    onVersion()
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  return (
    <div className={styles.avatarField}>
      <Avatar person={{ role: 'user', firstname: profile.firstname, lastname: profile.lastname, ...(avatar ? { avatar } : {}) }} className={styles.avatar ?? ''} />
      <div className={styles.avatarActs}>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          className="visually-hidden"
          aria-label={t(texts.picture)}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            setProblem('')
            if (file) setChosen(URL.createObjectURL(file))
            event.target.value = ''
          }}
        />
        <Button look="secondary" size="s" icon="camera" onClick={() => input.current?.click()}>{t(texts.choose)}</Button>
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
