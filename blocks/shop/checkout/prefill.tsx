import { useEffect, useEffectEvent } from 'react'
import type { OwnProfile } from '@schemas/account/entities/person'
import type { CallForm } from '@kit/form/use-call-form'
import { useSession } from '@kit/boot'
import { useOwnProfile } from '@kit/own-profile'
import type { CheckoutValues } from './values'

type Props = { form: Pick<CallForm<CheckoutValues>, 'setValue' | 'getValues'>; province: string }

/** Fills in what is known of the buyer, and the province of this device, where nothing has been typed. Shows nothing. */
export function Prefill(props: Props) {
  return useSession().role === 'guest' ? <Fill {...props} profile={undefined} /> : <FillOwn {...props} />
}

function FillOwn(props: Props) {
  const { profile } = useOwnProfile(undefined)
  return <Fill {...props} profile={profile} />
}

function Fill({ form, province, profile }: Props & { profile: OwnProfile | undefined }) {
  const fill = useEffectEvent(() => {
    const { contact, address } = form.getValues()
    if (profile && Object.values(contact).every((each) => each === ''))
      form.setValue('contact', {
        name: [profile.firstname, profile.lastname].filter(Boolean).join(' '),
        email: profile.email,
        phone: profile.phone,
      })
    if (Object.values(address).some(Boolean)) return
    if (profile?.address) form.setValue('address', profile.address)
    else if (province) form.setValue('address', { ...address, province })
  })
  useEffect(() => fill(), [profile, province])
  return null
}
