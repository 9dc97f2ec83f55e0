import { callRef } from '@kit/call-gateway'

/** The builder's gateway calls. */
export const calls = {
  open: callRef<typeof import('@schemas/editor/calls/editor/open').call>({
    method: 'GET',
    path: '/api/editor/document',
  }),
  save: callRef<typeof import('@schemas/editor/calls/editor/save').call>({ method: 'POST', path: '/api/editor/save' }),
  pages: callRef<typeof import('@schemas/editor/calls/editor/pages').call>({
    method: 'GET',
    path: '/api/editor/pages',
  }),
  linkTargets: callRef<typeof import('@schemas/editor/calls/editor/link-targets').call>({
    method: 'GET',
    path: '/api/editor/link-targets',
  }),
  templates: callRef<typeof import('@schemas/editor/calls/editor/templates').call>({
    method: 'GET',
    path: '/api/editor/templates',
  }),
  patterns: callRef<typeof import('@schemas/editor/calls/editor/patterns').call>({
    method: 'GET',
    path: '/api/editor/patterns',
  }),
  create: callRef<typeof import('@schemas/editor/calls/editor/create').call>({
    method: 'POST',
    path: '/api/editor/create',
  }),
  rename: callRef<typeof import('@schemas/editor/calls/editor/rename').call>({
    method: 'POST',
    path: '/api/editor/rename',
  }),
  trash: callRef<typeof import('@schemas/editor/calls/editor/trash').call>({
    method: 'POST',
    path: '/api/editor/trash',
  }),
  openPage: callRef<typeof import('@schemas/editor/calls/editor/open-page').call>({
    method: 'POST',
    path: '/api/editor/open-page',
  }),
  restore: callRef<typeof import('@schemas/editor/calls/editor/restore').call>({
    method: 'POST',
    path: '/api/editor/restore',
  }),
  purgeCheck: callRef<typeof import('@schemas/editor/calls/editor/purge-check').call>({
    method: 'GET',
    path: '/api/editor/purge-check',
  }),
  purge: callRef<typeof import('@schemas/editor/calls/editor/purge').call>({
    method: 'POST',
    path: '/api/editor/purge',
  }),
  revert: callRef<typeof import('@schemas/editor/calls/editor/revert').call>({
    method: 'POST',
    path: '/api/editor/revert',
  }),
  publish: callRef<typeof import('@schemas/editor/calls/editor/publish').call>({
    method: 'POST',
    path: '/api/editor/publish',
  }),
  releases: callRef<typeof import('@schemas/editor/calls/editor/releases').call>({
    method: 'GET',
    path: '/api/editor/releases',
  }),
  rollback: callRef<typeof import('@schemas/editor/calls/editor/rollback').call>({
    method: 'POST',
    path: '/api/editor/rollback',
  }),
  rollbackChanges: callRef<typeof import('@schemas/editor/calls/editor/rollback-changes').call>({
    method: 'GET',
    path: '/api/editor/rollback-changes',
  }),
  scheduled: callRef<typeof import('@schemas/editor/calls/editor/scheduled').call>({
    method: 'GET',
    path: '/api/editor/scheduled',
  }),
  unschedule: callRef<typeof import('@schemas/editor/calls/editor/unschedule').call>({
    method: 'POST',
    path: '/api/editor/unschedule',
  }),
  versions: callRef<typeof import('@schemas/editor/calls/editor/versions').call>({
    method: 'GET',
    path: '/api/editor/versions',
  }),
  version: callRef<typeof import('@schemas/editor/calls/editor/version').call>({
    method: 'GET',
    path: '/api/editor/version',
  }),
  data: callRef<typeof import('@schemas/editor/calls/editor/data').call>({ method: 'POST', path: '/api/editor/data' }),
  frame: callRef<typeof import('@schemas/editor/calls/editor/frame').call>({
    method: 'GET',
    path: '/api/editor/frame',
  }),
  presence: callRef<typeof import('@schemas/editor/calls/editor/presence').call>({
    method: 'POST',
    path: '/api/editor/presence',
  }),
  previewLink: callRef<typeof import('@schemas/editor/calls/editor/preview-link').call>({
    method: 'POST',
    path: '/api/editor/preview-link',
  }),
  previewLinks: callRef<typeof import('@schemas/editor/calls/editor/preview-links').call>({
    method: 'GET',
    path: '/api/editor/preview-links',
  }),
  sections: callRef<typeof import('@schemas/editor/calls/editor/sections').call>({
    method: 'GET',
    path: '/api/editor/sections',
  }),
  createSection: callRef<typeof import('@schemas/editor/calls/editor/create-section').call>({
    method: 'POST',
    path: '/api/editor/create-section',
  }),
  endPreview: callRef<typeof import('@schemas/editor/calls/editor/end-preview').call>({
    method: 'POST',
    path: '/api/editor/end-preview',
  }),
}
