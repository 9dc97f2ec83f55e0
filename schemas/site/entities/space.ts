import * as z from 'zod/mini'
import { lineWords } from './line-words'
import { addressFamilies } from '../../content/entities/address-families'
import { markField } from '../../layout/field-mark'
import { image } from '../../layout/image'
import { refuseLink } from '../../layout/link'
import { locales } from '../../layout/locale'
import { text } from '../../layout/text'
import { scriptAddress, serviceAddress } from './service-address'

/** One entry of a menu; the third level is the columns of a mega menu. */
export type MenuItem = {
  label: ReturnType<typeof text>['_zod']['output']
  to?: string | undefined
  external?: boolean | undefined
  description?: ReturnType<typeof text>['_zod']['output'] | undefined
  icon?: string | undefined
  image?: z.infer<ReturnType<typeof image>> | undefined
  children?: MenuItem[] | undefined
}

export const menuItem: z.ZodMiniType<MenuItem> = z
  .strictObject({
    label: text(),
    to: z.optional(markField(z.string().check(z.maxLength(2000)), { field: 'path' })),
    external: z.optional(z.boolean()),
    description: z.optional(text()),
    icon: z.optional(markField(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), { field: 'icon' })),
    image: z.optional(image()),
    children: z.optional(z.array(z.lazy((): z.ZodMiniType<MenuItem> => menuItem)).check(z.maxLength(40))),
  })
  .check((ctx) => {
    if (ctx.value.to !== undefined) refuseLink(ctx, { to: ctx.value.to, external: ctx.value.external }, ['to'])
  })

/**
 * A site's contact data as stored. It may not have been validated when it was written, so it is shown unchanged and can
 * be corrected.
 */
export const storedContact = z.strictObject({
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  line: z.optional(z.string()),
  address: z.optional(text()),
  hours: z.optional(z.array(z.strictObject({ days: text(), time: text() }))),
  map: z.optional(z.strictObject({ latitude: z.number(), longitude: z.number() })),
  social: z.optional(z.array(z.strictObject({ network: z.string(), to: z.string() }))),
})
export type Contact = z.infer<typeof storedContact>

/** A site's shared content: what is the same on all its pages and is not layout. */
export const space = z.strictObject({
  id: z.string(),
  name: text(),
  tagline: z.optional(text()),
  /** The first is the site's default language. */
  locales: z.array(z.enum(locales)).check(z.minLength(1)),
  timeZone: z._default(z.string(), 'Asia/Bangkok'),
  menus: z._default(z.record(z.string(), z.array(menuItem)), {}),
  contact: z._default(storedContact, {}),
  /** Display names for the tags of posts; a tag without one is shown as stored. */
  topics: z.optional(z.record(z.string(), text())),
  /** Which family of addresses of posts search engines are to know; `category` by default. */
  blog: z.optional(z.strictObject({ addresses: z.enum(addressFamilies) })),
  copyright: z.optional(text()),
  lineWords: z.optional(lineWords()),
  announcement: z.optional(z.strictObject({ id: z.string(), text: text(), to: z.optional(z.string()) })),
  /** A first-party-configured analytics script; loaded only after the visitor consents. */
  analytics: z.optional(z.strictObject({ src: scriptAddress() })),
  /** Receives errors of visitors' browsers, as lines of text; nothing is sent where it is absent. */
  remoteLog: z.optional(serviceAddress()),
  /**
   * Services that support pages call from the browser: its public address (answers `ip`) and the location of that
   * address (`{ip}` in the address is replaced; answers cityName, regionName, countryName, isProxy). Nothing is called
   * where they are absent.
   */
  clientData: z.optional(z.strictObject({ ip: z.optional(serviceAddress()), location: z.optional(serviceAddress()) })),
})
export type Space = z.infer<typeof space>
