import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { frames } from '../../../layout/page'
import { role } from '../../../layout/role-schema'
import { hostData } from './get-host'

/** The part of the site's configuration that an admin may see: no secrets, nothing of other sites. */
export const call = defineCall({
  name: 'api/site-config',
  summary:
    "This site's configuration: hosts, themes by slot, space, release, routes and the gateway's settings that are no secret.",
  method: 'GET',
  path: '/api/site-config',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    hostData,
    hosts: z.array(z.string()),
    primaryHost: z.string(),
    space: z.object({
      id: z.string(),
      name: z.string(),
      locales: z.array(z.string()),
      timeZone: z.string(),
      menus: z.array(z.string()),
    }),
    release: z.object({
      no: z.int(),
      note: z.string(),
      publishedAt: z.string(),
      overriddenPages: z.array(z.string()),
      overriddenSlots: z.array(z.string()),
    }),
    /** The site's own theme first, then those it inherits from. */
    themes: z.array(z.object({ name: z.string(), parent: z.optional(z.string()), title: z.string(), pages: z.int() })),
    routes: z.array(
      z.object({
        path: z.string(),
        frame: z.enum(frames),
        access: role,
        views: z.array(role),
        from: z.string(),
        sample: z.optional(z.string()),
      }),
    ),
    settings: z.array(z.object({ name: z.string(), value: z.string() })),
    build: z.string(),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
