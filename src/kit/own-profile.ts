import type { UseQueryResult } from '@tanstack/react-query'
import type { call } from '@schemas/api/account/profile'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { invalidResponse } from '@schemas/errors'
import type { OwnProfile } from '@schemas/entities/person'
import { useLocale, usePage } from './boot'
import { callRef, type GatewayError } from './call-gateway'
import { errorText } from './errors'
import { callKey, queryClient, useCall } from './use-call'

type Answer = OutputOf<typeof call>

export const profileCall = callRef<typeof call>({ method: 'GET', path: '/account/profile' })

/**
 * The signed-in person's profile, as the page came with it (`given` is the block's data) and as it becomes: one answer for all blocks of
 * the document, which follow `refreshCalls(profileCall)` and `holdProfile`.
 */
export function useOwnProfile(given: unknown): { profile: OwnProfile | undefined; error: string | undefined; read: UseQueryResult<Answer, GatewayError> } {
  const asked = given as DataResult<Answer> | undefined
  const first = asked?.ok ? asked.value : undefined
  const read = useCall(profileCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const profile = read.data?.profile ?? first?.profile
  const locale = useLocale()
  // An answer without a profile is none.
  const said = read.error?.message ?? (asked?.ok === false ? asked.error.message : read.data ? invalidResponse.en : undefined)
  return { profile, read, error: profile || said === undefined ? undefined : errorText(said, locale) }
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
