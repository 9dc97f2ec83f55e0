import type { Role } from '@schemas/layout/role'
import type { CallContext } from '../call/handle'
import type { Db } from '../db/open'
import { CallError } from '../errors/call-error'

/** The caller, in the transaction that reads or changes the files of a row. */
export type AttachmentReader = CallContext & { db: Db }

/** Rows that may have files. In each function a CallError counts as no. */
export type AttachmentKind = {
  /** Who may send files for such rows at all. */
  access: Role
  /** Files of one row, at most `maxAttachments`. */
  limit: number
  mayRead: (reader: AttachmentReader, row: string) => Promise<boolean>
  /** Whether the caller may remove files of the row and bring them back. */
  mayWrite: (reader: AttachmentReader, row: string) => Promise<boolean>
  /**
   * Before files of a row change: locks what decides that they may, and tells those who look at the row. Throws
   * CallError.
   */
  changing?: (reader: AttachmentReader, row: string) => Promise<unknown>
  /** Those of the rows that exist, in the trash too: the files of all others are removed. */
  existing: (db: Db, rows: readonly string[]) => Promise<readonly string[]>
}

/** By the name that is stored, which is a prefix of the area's calls: `src/areas/<area>/server/hooks/attachments.ts`. */
export type AttachmentKinds = Readonly<Record<string, AttachmentKind>>

// Loaded with the first request: the areas' code builds on this layer.
const files = import.meta.glob<{ attachments: AttachmentKinds }>('/src/areas/*/server/hooks/attachments.ts')
let loaded: Promise<ReadonlyMap<string, AttachmentKind>> | undefined

async function load(): Promise<ReadonlyMap<string, AttachmentKind>> {
  const found = await Promise.all(Object.values(files).map((file) => file()))
  return new Map(found.flatMap(({ attachments }) => Object.entries(attachments)))
}

export const attachmentKinds = (): Promise<ReadonlyMap<string, AttachmentKind>> => (loaded ??= load())

/** What may not be read does not exist. */
export const isAllowed = (answer: Promise<boolean>): Promise<boolean> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallError) return false
    throw error
  })
