import { useOwnProfile } from '@kit/own-profile'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ data, blockId }: Props) {
  const { profile } = useOwnProfile(data?.profile)
  return (
    <div className={styles.panels}>
      <ChangePassword blockId={blockId} hasPassword={profile?.hasPassword ?? true} />
      <ChangeEmail blockId={blockId} email={profile?.email ?? ''} hasPassword={profile?.hasPassword ?? true} />
    </div>
  )
}
