import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import { dialledNumber } from '@schemas/layout/phone-number'

export type ContactMethod = {
  kind: 'phone' | 'email' | 'line'
  icon: IconName
  label: { en: string; th: string }
  shown: string
  link: LinkTarget
}

type Source = { phone?: string | undefined; email?: string | undefined; line?: string | undefined }

/** Contact methods as links. Spaces and an extension of a phone number are for display only. */
export function contactMethods({ phone, email, line }: Source): ContactMethod[] {
  const methods: ContactMethod[] = []
  if (phone)
    methods.push({
      kind: 'phone',
      icon: 'phone',
      label: { en: 'Phone', th: 'โทรศัพท์' },
      shown: phone,
      link: { to: `tel:${dialledNumber(phone)}` },
    })
  if (email)
    methods.push({
      kind: 'email',
      icon: 'mail',
      label: { en: 'Email', th: 'อีเมล' },
      shown: email,
      link: { to: `mailto:${email}` },
    })
  if (line)
    methods.push({
      kind: 'line',
      icon: 'brand-line',
      label: { en: 'LINE', th: 'LINE' },
      shown: line,
      link: { to: `https://line.me/R/ti/p/${encodeURIComponent(line)}`, external: true, newTab: true },
    })
  return methods
}

type Place = { latitude: number; longitude: number }

/** A map link with directions; opens the phone's map app where there is one. */
export function mapLink({ latitude, longitude }: Place): LinkTarget {
  return {
    to: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    external: true,
    newTab: true,
  }
}
