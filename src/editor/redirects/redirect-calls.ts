import { call as bringRedirects } from '@client/editor/calls/editor/bring-redirects'
import { call as redirects } from '@client/editor/calls/editor/redirects'
import { call as removeRedirect } from '@client/editor/calls/editor/remove-redirect'
import { call as setRedirect } from '@client/editor/calls/editor/set-redirect'

/** A separate file, so that opening a page does not load the calls of redirects. */
export const redirectCalls = {
  list: redirects,
  set: setRedirect,
  remove: removeRedirect,
  bring: bringRedirects,
}
