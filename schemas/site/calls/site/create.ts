import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'
import { personName } from '../../../account/entities/person'
import { checkSettings, newSiteKey, siteKey, siteSettings, templateId, typedHosts } from '../../entities/site'

const exampleInput = {
  name: { th: 'ร้านใหม่', en: 'New shop' },
  locales: ['th' as const, 'en' as const],
  timeZone: 'Asia/Bangkok',
  spaceId: 'new-shop',
  admin: { email: 'owner@new-shop.example', firstname: 'Nok', lastname: 'Dee' },
}

/**
 * The site is made completely or not at all, and answers at its hosts at once. `password` is the first admin's,
 * generated here, stored as a hash and returned only this once. A file is one that was uploaded to the operator's site
 * (`files/start-upload`), with its uploads imported (`transfer/bring-upload`); its pages are live at once. From another
 * site its release, posts and the files they show are copied, and nothing of its people.
 */
export const call = defineCall({
  name: 'site/create',
  summary: 'Makes a site from a template, with its host names and its first admin.',
  method: 'POST',
  path: '/api/site/create',
  access: 'admin',
  operator: true,
  scope: 'site',
  resources: { template: 'site_file' },
  audit: 'site-create',
  cache: 'none',
  limit: 30,
  input: z
    .strictObject({
      id: newSiteKey,
      template: templateId,
      hosts: typedHosts,
      admin: z.strictObject({ email: emailAddress, firstname: personName, lastname: personName }),
      ...siteSettings,
    })
    .check(checkSettings()),
  output: z.object({ id: siteKey, address: z.string(), email: z.string(), password: z.string() }),
  errors: [
    { status: 404, message: 'Template not found.' },
    { status: 422, message: 'This file contains pages, not a whole site.' },
    { status: 409, message: 'A site with this key already exists.' },
    { status: 409, message: '“{site}” already uses this name.' },
    {
      status: 422,
      message: 'Use only letters, digits and hyphens. Hyphens can’t start or end a part: shop-2.example.com.',
    },
    { status: 422, message: 'This name is reserved for the gateway.' },
  ],
  examples: [
    {
      input: { id: 'new-shop', template: 'pack:academy', hosts: ['academy.localhost'], ...exampleInput },
      as: 'admin',
      status: 409,
    },
    {
      input: { id: 'academy', template: 'pack:academy', hosts: ['new-shop.localhost'], ...exampleInput },
      as: 'admin',
      status: 409,
    },
    {
      input: { id: 'new-shop', template: 'pack:no-such-pack', hosts: ['new-shop.localhost'], ...exampleInput },
      as: 'admin',
      status: 404,
    },
    {
      input: {
        id: 'new-shop',
        template: 'file:00000000-0000-4000-8000-000000000000',
        hosts: ['new-shop.localhost'],
        ...exampleInput,
      },
      as: 'admin',
      status: 404,
    },
    {
      input: { id: 'new-shop', template: 'pack:academy', hosts: ['https://new-shop.localhost'], ...exampleInput },
      as: 'admin',
      status: 422,
    },
    {
      input: { id: 'new-shop', template: 'pack:academy', hosts: ['new-shop.localhost'], ...exampleInput },
      as: 'manager',
      status: 403,
    },
    {
      input: { id: 'new-shop', template: 'pack:academy', hosts: ['new-shop.localhost'], ...exampleInput },
      status: 401,
    },
  ],
})
