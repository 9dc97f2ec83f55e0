import { useT } from '@kit/t'
import { useOwnProfile } from '@kit/own-profile'
import { ListState } from '@kit/ui/list-state'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ProfileFields } from './profile-fields'
import type { Props } from './schema'
import { texts } from './texts'

export function View({ address, data, blockId }: Props) {
  const t = useT()
  const { profile, hasFailed, read } = useOwnProfile(data?.profile)
  return (
    <SettingsPanel id={`${blockId}-profile`} title={t(texts.title)} intro={t(texts.intro)}>
      <ListState isLoading={!profile && read.isPending} error={hasFailed ? '' : undefined} onRetry={() => void read.refetch()} rows={4}>
        {() => profile && <ProfileFields profile={profile} withAddress={address} />}
      </ListState>
    </SettingsPanel>
  )
}
