import { call } from '@schemas/events/calls/event/register'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { contactKey, phoneOf } from '@schemas/events/rules/contact-key'
import { mailAddressOf } from '@schemas/mail-address'
import { asActor } from '../../domain/actor'
import { mailOwnLink } from '../../domain/own/links'
import { register } from '../../domain/register/register'

export const handler = handle(call, async (context) => {
  const { input, services, site, afterResponse } = context
  try {
    return await asActor(context, (actor) => register(actor, input))
  } catch (error) {
    // The refusal has undone all else; the link goes to the address alone that has the place.
    if (error instanceof CallError && error.code === 'duplicate') {
      const contact = contactKey({
        email: mailAddressOf(input.contact.email ?? ''),
        phone: phoneOf(input.contact.phone ?? ''),
      })
      afterResponse(() =>
        services.withSite(site.id, (db) => mailOwnLink(db, site.id, { slug: input.event, contact, now: new Date() })),
      )
    }
    throw error
  }
})
