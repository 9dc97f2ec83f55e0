import { useT } from '@kit/t'
import { useOwnProfile } from '@kit/own-profile'
import { ListState } from '@kit/ui/list-state'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { NoteMails } from './note-mails'
import { ProfileFields } from './profile-fields'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ address, data, blockId }: Props) {
  const t = useT()
  const { profile, hasFailed, read } = useOwnProfile(data?.profile)
  return (
    <div className={styles.panels}>
      <SettingsPanel id={`${blockId}-profile`} title={t(texts.title)} intro={t(texts.intro)}>
        <ListState
          isLoading={!profile && read.isPending}
          error={hasFailed ? '' : undefined}
          onRetry={() => void read.refetch()}
          rows={4}
        >
          {() => profile && <ProfileFields profile={profile} withAddress={address} />}
        </ListState>
      </SettingsPanel>
      {profile?.noteMails !== undefined && <NoteMails profile={profile} isOn={profile.noteMails} />}
    </div>
  )
}
