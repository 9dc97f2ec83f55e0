import { call as pagePassword } from '@client/editor/calls/editor/page-password'
import { call as removePagePassword } from '@client/editor/calls/editor/remove-page-password'
import { call as setPagePassword } from '@client/editor/calls/editor/set-page-password'

/** A separate file, so that opening a page does not load the calls of page passwords. */
export const passwordCalls = {
  read: pagePassword,
  set: setPagePassword,
  remove: removePagePassword,
}
