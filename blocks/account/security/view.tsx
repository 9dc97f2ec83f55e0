import type { call } from '@schemas/api/account/profile'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ data, blockId }: Props) {
  const given = data?.profile as DataResult<OutputOf<typeof call>> | undefined
  const profile = given?.ok ? given.value.profile : undefined
  return (
    <div className={styles.panels}>
      <ChangePassword blockId={blockId} hasPassword={profile?.hasPassword ?? true} />
      <ChangeEmail blockId={blockId} email={profile?.email ?? ''} hasPassword={profile?.hasPassword ?? true} />
    </div>
  )
}
