import { call as pageRelease } from '@client/editor/calls/editor/page-release'
import { call as pageReleases } from '@client/editor/calls/editor/page-releases'

/** Calls of the history alone. */
export const releaseCalls = { pageRelease, pageReleases }
