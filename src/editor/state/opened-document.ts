import type { OutputOf } from '@schemas/call'

/** The gateway's answer about the opened document, without its content. */
export type Opened = Omit<OutputOf<typeof import('@schemas/editor/calls/editor/open').call>, 'content' | 'live'>
