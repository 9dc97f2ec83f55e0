import type { OutputOf } from '@schemas/call'
import { call as addMember } from '@client/site/calls/site/add-member'
import { call as audit } from '@client/site/calls/site/audit'
import { call as checkNames } from '@client/site/calls/site/check-names'
import { call as create } from '@client/site/calls/site/create'
import { call as disable } from '@client/site/calls/site/disable'
import { call as enable } from '@client/site/calls/site/enable'
import { call as list } from '@client/site/calls/site/list'
import { call as members } from '@client/site/calls/site/members'
import { call as open } from '@client/site/calls/site/open'
import { call as resetPassword } from '@client/site/calls/site/reset-password'
import { call as setHosts } from '@client/site/calls/site/set-hosts'
import { call as setIcon } from '@client/site/calls/site/set-icon'
import { call as setMemberStatus } from '@client/site/calls/site/set-member-status'
import { call as setRole } from '@client/site/calls/site/set-role'
import { call as templates } from '@client/site/calls/site/templates'
import { call as update } from '@client/site/calls/site/update'
import { callKey, queryClient } from '@kit/use-call'

export type OpenSite = OutputOf<typeof open>

/** The calls of the sites screen. */
export const siteCalls = {
  list,
  open,
  templates,
  checkNames,
  create,
  update,
  setHosts,
  setIcon,
  disable,
  enable,
  members,
  addMember,
  setRole,
  setMemberStatus,
  resetPassword,
  audit,
}

/** Shows saved values even if the site cannot be reloaded; values read since are newer. */
export function takeInSaved(id: string, saved: Pick<OpenSite, 'version'> & Partial<OpenSite>): void {
  queryClient().setQueryData<OpenSite>(callKey(siteCalls.open, { id }), (known) =>
    known && known.version < saved.version ? { ...known, ...saved } : known,
  )
}
