import type { MessageEntry } from '@schemas/messages/entities/message'
import { describeAttachments } from '@gateway/attachments/read-attachments'
import type { CallContext } from '@gateway/call/handle'
import type { AttachmentRow } from '@gateway/db/attachment-tables'

/** What files of messages are linked as. */
export const messageKind = 'message'

/** A message with its files, where it has some. */
export async function withFiles(
  context: Pick<CallContext, 'services' | 'origin' | 'session'>,
  message: MessageEntry,
  rows: readonly AttachmentRow[] = [],
): Promise<MessageEntry> {
  return rows.length === 0 ? message : { ...message, files: await describeAttachments(context, rows) }
}
