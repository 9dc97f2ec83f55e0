import { call as contact } from '@client/editor/calls/editor/contact'
import { call as setContact } from '@client/editor/calls/editor/set-contact'

/** A separate file, so that opening a page does not load it. */
export const contactCalls = {
  read: contact,
  set: setContact,
}
