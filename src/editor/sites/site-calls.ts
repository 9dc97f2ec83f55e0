import type { OutputOf } from '@schemas/call'
import { callRef } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'

export type OpenSite = OutputOf<typeof import('@schemas/site/calls/site/open').call>

/** The calls of the sites screen. */
export const siteCalls = {
  list: callRef<typeof import('@schemas/site/calls/site/list').call>({ method: 'GET', path: '/api/site/list' }),
  open: callRef<typeof import('@schemas/site/calls/site/open').call>({ method: 'GET', path: '/api/site/document' }),
  templates: callRef<typeof import('@schemas/site/calls/site/templates').call>({
    method: 'GET',
    path: '/api/site/templates',
  }),
  checkNames: callRef<typeof import('@schemas/site/calls/site/check-names').call>({
    method: 'POST',
    path: '/api/site/check-names',
  }),
  create: callRef<typeof import('@schemas/site/calls/site/create').call>({ method: 'POST', path: '/api/site/create' }),
  update: callRef<typeof import('@schemas/site/calls/site/update').call>({ method: 'POST', path: '/api/site/update' }),
  setHosts: callRef<typeof import('@schemas/site/calls/site/set-hosts').call>({
    method: 'POST',
    path: '/api/site/set-hosts',
  }),
  setIcon: callRef<typeof import('@schemas/site/calls/site/set-icon').call>({
    method: 'POST',
    path: '/api/site/set-icon',
  }),
  disable: callRef<typeof import('@schemas/site/calls/site/disable').call>({
    method: 'POST',
    path: '/api/site/disable',
  }),
  enable: callRef<typeof import('@schemas/site/calls/site/enable').call>({ method: 'POST', path: '/api/site/enable' }),
  members: callRef<typeof import('@schemas/site/calls/site/members').call>({
    method: 'GET',
    path: '/api/site/members',
  }),
  addMember: callRef<typeof import('@schemas/site/calls/site/add-member').call>({
    method: 'POST',
    path: '/api/site/add-member',
  }),
  setRole: callRef<typeof import('@schemas/site/calls/site/set-role').call>({
    method: 'POST',
    path: '/api/site/set-role',
  }),
  setMemberStatus: callRef<typeof import('@schemas/site/calls/site/set-member-status').call>({
    method: 'POST',
    path: '/api/site/set-member-status',
  }),
  resetPassword: callRef<typeof import('@schemas/site/calls/site/reset-password').call>({
    method: 'POST',
    path: '/api/site/reset-password',
  }),
  audit: callRef<typeof import('@schemas/site/calls/site/audit').call>({ method: 'GET', path: '/api/site/audit' }),
}

/** Shows saved values even if the site cannot be reloaded; values read since are newer. */
export function takeInSaved(id: string, saved: Pick<OpenSite, 'version'> & Partial<OpenSite>): void {
  queryClient().setQueryData<OpenSite>(callKey(siteCalls.open, { id }), (known) =>
    known && known.version < saved.version ? { ...known, ...saved } : known,
  )
}
