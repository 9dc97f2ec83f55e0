import type { OwnProfile } from '@schemas/entities/person'
import type { DataResult } from '@schemas/block'
import type { call } from '@schemas/api/account/profile'
import type { OutputOf } from '@schemas/call'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { useCall } from '@kit/use-call'
import { profileCall } from './profile-call'
import { ProfileFields } from './profile-fields'
import type { Props } from './schema'
import { texts } from './texts'

export function View({ address, data, blockId }: Props) {
  const t = useT()
  const given = data?.profile as DataResult<OutputOf<typeof call>> | undefined
  const first = given?.ok ? given.value : undefined
  const read = useCall(profileCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const profile: OwnProfile | undefined = read.data?.profile ?? first?.profile
  return (
    <SettingsPanel id={`${blockId}-profile`} title={t(texts.title)} intro={t(texts.intro)}>
      <ListState isLoading={!profile && read.isPending} error={profile ? undefined : (read.error?.message ?? (given?.ok === false ? given.error.message : undefined))} onRetry={() => void read.refetch()} rows={4}>
        {() => profile && <ProfileFields profile={profile} withAddress={address} />}
      </ListState>
    </SettingsPanel>
  )
}
