import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import { dialledNumber } from '@schemas/layout/phone-number'
import { contactMethods, mapLink } from '@kit/ui/site/contact-methods'
import type { Props } from './schema'
import { texts } from './texts'

type Text = { en: string; th: string }
export type ContactOption = {
  icon: IconName
  label: Text | string
  /** Displayed value: a number, an account. */ shown?: Text | string
  link: LinkTarget
}
type Contact = {
  phone?: string | undefined
  email?: string | undefined
  line?: string | undefined
  address?: string | undefined
  map?: { latitude: number; longitude: number } | undefined
}

const outside = { external: true, newTab: true }
const maxOptions = 4

/** The block's contact methods, or the space's own. Methods with too little data are left out. */
export function contactOptions(methods: Props['ways'], contact: Contact): ContactOption[] {
  const own: Props['ways'] =
    methods.length > 0 ? methods : [{ kind: 'line' }, { kind: 'phone' }, { kind: 'email' }, { kind: 'map' }]
  return own
    .flatMap((method) => {
      const found = optionOf(method, contact)
      return found ? [method.label ? { ...found, label: method.label } : found] : []
    })
    .slice(0, maxOptions)
}

function optionOf(
  { kind, value: written, label, link }: Props['ways'][number],
  contact: Contact,
): ContactOption | undefined {
  const value = written?.trim() || undefined
  switch (kind) {
    case 'line':
    case 'phone':
    case 'email': {
      const [contactMethod] = contactMethods({ [kind]: value ?? contact[kind] })
      return (
        contactMethod && {
          icon: contactMethod.icon,
          label: contactMethod.label,
          shown: contactMethod.shown,
          link: contactMethod.link,
        }
      )
    }
    case 'messenger':
      return value === undefined
        ? undefined
        : {
            icon: 'message-circle',
            label: texts.messenger,
            shown: value,
            link: { to: `https://m.me/${encodeURIComponent(value.replace(/^@/, ''))}`, ...outside },
          }
    case 'whatsapp':
      return value === undefined
        ? undefined
        : {
            icon: 'message',
            label: texts.whatsapp,
            shown: value,
            link: { to: `https://wa.me/${worldNumber(value)}`, ...outside },
          }
    case 'map': {
      const place = value ?? contact.address
      if (value === undefined && contact.map)
        return { icon: 'map-pin', label: texts.map, shown: texts.way, link: mapLink(contact.map) }
      return place === undefined
        ? undefined
        : {
            icon: 'map-pin',
            label: texts.map,
            shown: texts.way,
            link: { to: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`, ...outside },
          }
    }
    case 'link':
      return link && label ? { icon: 'link', label, link } : undefined
  }
}

/** A Thai number in international format, without a leading plus sign. */
const worldNumber = (written: string): string => dialledNumber(written).replace(/^0/, '66').replace('+', '')
