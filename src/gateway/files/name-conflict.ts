import { CallError } from '../errors/call-error'
import { type FileRow, findItem, viewerOf } from './access'
import type { FileContext } from './file-operation'
import { answerItem } from './answer'
import { fileError } from './messages'

/** The error for a name conflict, with the conflicting item as in the contract. */
export async function nameConflict(context: FileContext, taken: FileRow): Promise<CallError> {
  return fileError(
    taken.kind === 'folder' ? 'folderTaken' : 'fileTaken',
    context.locale,
    {},
    { item: await answerItem(context, taken) },
  )
}

/** Adds the conflicting item to a name-conflict error. */
export async function withConflictDetails<T>(context: FileContext, work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    const { taken } = ((error instanceof CallError ? error.details : undefined) ?? {}) as { taken?: string }
    if (taken === undefined) throw error
    throw await nameConflict(
      context,
      await context.tx((db) => findItem({ db, viewer: viewerOf(context), locale: context.locale }, taken)),
    )
  })
}
