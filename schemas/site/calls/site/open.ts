import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedSiteServices } from '../../entities/service-address'
import { siteHost, siteKey, siteAppearance, siteStatus } from '../../entities/site'
import { locales } from '../../../layout/locale'
import { text } from '../../../layout/text'
import { themeName } from '../../../layout/theme'
import { themeSlots } from '../../../layout/theme-slots'

/** `version` covers settings and hosts; a save names the one it read. */
export const call = defineCall({
  name: 'site/open',
  summary: 'One site: its settings, host names, look and state.',
  method: 'GET',
  path: '/api/site/document',
  access: 'admin',
  operator: true,
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ id: siteKey }),
  output: z.object({
    id: siteKey,
    version: z.int(),
    status: siteStatus,
    isOperator: z.boolean(),
    name: text(),
    tagline: z.optional(text()),
    locales: z.array(z.enum(locales)),
    timeZone: z.string(),
    spaceId: z.string(),
    clusterId: z.optional(z.string()),
    services: storedSiteServices,
    /** Marks its visitors' calls. */
    publicKey: z.string(),
    /** The primary one first. */
    hosts: z.array(siteHost),
    /** The address of its primary host. */
    address: z.string(),
    icon: z.optional(z.string()),
    look: siteAppearance,
    theme: z.record(z.enum(themeSlots), themeName),
    admins: z.int(),
    release: z.int(),
    publishedAt: z.string(),
    template: z.optional(z.string()),
    createdAt: z.string(),
    disabledAt: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Site not found.' }],
  examples: [
    { input: { id: 'academy' }, as: 'admin' },
    { input: { id: 'no-such-site' }, as: 'admin', status: 404 },
    { input: { id: 'academy' }, as: 'manager', status: 403 },
    { input: { id: 'academy' }, status: 401 },
  ],
})
