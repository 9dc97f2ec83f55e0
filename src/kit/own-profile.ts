import { useEffect } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { invalidResponse, invalidSession } from '@schemas/errors'
import type { OwnProfile } from '@schemas/account/entities/person'
import { call as profileCall } from '@client/account/calls/account/profile'
import { usePage } from './boot'
import type { GatewayError } from './call-gateway'
import { callKey, queryClient, useCall } from './use-call'

type Answer = OutputOf<typeof profileCall>

export { profileCall }

/**
 * The signed-in person's profile: delivered with the page (`initialData` is the block's data) and kept up to date. All
 * blocks of the document share it and follow `refreshCalls(profileCall)` and `holdProfile`. Failures are logged only;
 * `hasFailed` reports that there is no profile.
 */
export function useOwnProfile(initialData: DataResult<Answer> | undefined): {
  profile: OwnProfile | undefined
  hasFailed: boolean
  read: UseQueryResult<Answer, GatewayError>
} {
  const first = initialData?.ok ? initialData.value : undefined
  const read = useCall(profileCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const profile = profileIn(read.data) ?? profileIn(first)
  useEffect(() => {
    const failed = read.error ?? (read.data && !profileIn(read.data) ? read.data : undefined)
    if (failed) logOnce(failed)
  }, [read.error, read.data])
  return {
    profile,
    read,
    hasFailed: !profile && (read.isError || read.data !== undefined || initialData?.ok === false),
  }
}

/** A `status` other than true means there is no session. */
const profileIn = (answer: Answer | undefined): OwnProfile | undefined =>
  answer?.status === true ? answer.profile : undefined

const logged = new WeakSet<GatewayError | Answer>()

/** Logs each failure once, however many blocks show the profile. */
function logOnce(failed: GatewayError | Answer): void {
  if (logged.has(failed)) return
  logged.add(failed)
  console.error(failed instanceof Error ? failed.message : (failed.status ? invalidResponse : invalidSession).en)
}

/** Stores the profile returned by a call. */
export function holdProfile(profile: OwnProfile): void {
  queryClient().setQueryData(callKey(profileCall, {}), { status: true, profile })
}

/** Stores an avatar just saved (null: removed), with the account version it created. */
export function holdAvatar(profile: OwnProfile, picture: string | null): void {
  const { avatar: _before, ...held } = queryClient().getQueryData<Answer>(callKey(profileCall, {}))?.profile ?? profile
  holdProfile({ ...held, ...(picture === null ? {} : { avatar: picture }), version: held.version + 1 })
}
