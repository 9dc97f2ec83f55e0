import { call as create } from '@client/editor/calls/editor/create'
import { call as createSection } from '@client/editor/calls/editor/create-section'
import { call as data } from '@client/editor/calls/editor/data'
import { call as endPreview } from '@client/editor/calls/editor/end-preview'
import { call as frame } from '@client/editor/calls/editor/frame'
import { call as linkTargets } from '@client/editor/calls/editor/link-targets'
import { call as open } from '@client/editor/calls/editor/open'
import { call as openPage } from '@client/editor/calls/editor/open-page'
import { call as pages } from '@client/editor/calls/editor/pages'
import { call as patterns } from '@client/editor/calls/editor/patterns'
import { call as presence } from '@client/editor/calls/editor/presence'
import { call as previewLink } from '@client/editor/calls/editor/preview-link'
import { call as previewLinks } from '@client/editor/calls/editor/preview-links'
import { call as publish } from '@client/editor/calls/editor/publish'
import { call as purge } from '@client/editor/calls/editor/purge'
import { call as purgeCheck } from '@client/editor/calls/editor/purge-check'
import { call as releases } from '@client/editor/calls/editor/releases'
import { call as rename } from '@client/editor/calls/editor/rename'
import { call as restore } from '@client/editor/calls/editor/restore'
import { call as revert } from '@client/editor/calls/editor/revert'
import { call as rollback } from '@client/editor/calls/editor/rollback'
import { call as rollbackChanges } from '@client/editor/calls/editor/rollback-changes'
import { call as save } from '@client/editor/calls/editor/save'
import { call as scheduled } from '@client/editor/calls/editor/scheduled'
import { call as sections } from '@client/editor/calls/editor/sections'
import { call as templates } from '@client/editor/calls/editor/templates'
import { call as trash } from '@client/editor/calls/editor/trash'
import { call as unschedule } from '@client/editor/calls/editor/unschedule'
import { call as version } from '@client/editor/calls/editor/version'
import { call as versions } from '@client/editor/calls/editor/versions'

/** The builder's gateway calls. */
export const calls = {
  open,
  save,
  pages,
  linkTargets,
  templates,
  patterns,
  create,
  rename,
  trash,
  openPage,
  restore,
  purgeCheck,
  purge,
  revert,
  publish,
  releases,
  rollback,
  rollbackChanges,
  scheduled,
  unschedule,
  versions,
  version,
  data,
  frame,
  presence,
  previewLink,
  previewLinks,
  sections,
  createSection,
  endPreview,
}
