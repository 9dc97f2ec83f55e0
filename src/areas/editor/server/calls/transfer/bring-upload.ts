import { call } from '@schemas/editor/calls/transfer/bring-upload'
import { fontFolder } from '@schemas/editor/entities/export-file'
import { hasRole } from '@schemas/layout/role'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { importUpload } from '@gateway/transfer/import-upload'
import { noteMessage } from '@gateway/transfer/note-messages'

export const handler = handle(call, async ({ input, services, site, session, locale, callerSignal }) => {
  // Fonts belong to a theme, and parsing them is expensive.
  if (input.file.startsWith(fontFolder) && !hasRole(session.role, 'admin'))
    throw new CallError('forbidden', noteMessage('theme', locale))
  await importUpload({ services, site, locale, signal: callerSignal(), ...input })
  return { file: input.file }
})
