import { useEffect } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { call } from '@schemas/api/account/profile'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { invalidResponse, invalidSession } from '@schemas/errors'
import type { OwnProfile } from '@schemas/entities/person'
import { usePage } from './boot'
import { callRef, type GatewayError } from './call-gateway'
import { callKey, queryClient, useCall } from './use-call'

type Answer = OutputOf<typeof call>

export const profileCall = callRef<typeof call>({ method: 'GET', path: '/account/profile' })

/**
 * The signed-in person's profile, as the page came with it (`given` is the block's data) and as it becomes: one answer for all blocks of
 * the document, which follow `refreshCalls(profileCall)` and `holdProfile`. Why there is none is only logged: `hasFailed` says that there is none.
 */
export function useOwnProfile(initialData: unknown): {
  profile: OwnProfile | undefined
  hasFailed: boolean
  read: UseQueryResult<Answer, GatewayError>
} {
  const initialResult = initialData as DataResult<Answer> | undefined
  const first = initialResult?.ok ? initialResult.value : undefined
  const read = useCall(profileCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const profile = profileIn(read.data) ?? profileIn(first)
  useEffect(() => {
    const failed = read.error ?? (read.data && !profileIn(read.data) ? read.data : undefined)
    if (failed) logOnce(failed)
  }, [read.error, read.data])
  return {
    profile,
    read,
    hasFailed: !profile && (read.isError || read.data !== undefined || initialResult?.ok === false),
  }
}

/** Without a status of true there is no session that it could be of. */
const profileIn = (answer: Answer | undefined): OwnProfile | undefined =>
  answer?.status === true ? answer.profile : undefined

const logged = new WeakSet<GatewayError | Answer>()

/** A line for each failure, however many blocks show the profile. */
function logOnce(failed: GatewayError | Answer): void {
  if (logged.has(failed)) return
  logged.add(failed)
  console.error(failed instanceof Error ? failed.message : (failed.status ? invalidResponse : invalidSession).en)
}

/** Shows what a call has just told of the profile. */
export function holdProfile(profile: OwnProfile): void {
  queryClient().setQueryData(callKey(profileCall, {}), { status: true, profile })
}

/** Shows a picture that a call has just taken (null: none): its own version of the account. */
export function holdAvatar(profile: OwnProfile, picture: string | null): void {
  const { avatar: _before, ...held } = queryClient().getQueryData<Answer>(callKey(profileCall, {}))?.profile ?? profile
  holdProfile({ ...held, ...(picture === null ? {} : { avatar: picture }), version: held.version + 1 })
}
