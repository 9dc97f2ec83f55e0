import type { FileItem, NameConflict, UploadPurpose, UploadState } from '@schemas/entities/file-item'
import { callGateway } from '../call-gateway'
import { uploadCalls } from './upload-calls'

/** Where bytes go by PUT with exactly these headers. */
export type Address = { address: string; headers: Record<string, string> }
export type PartAddress = Address & { number: number }
export type SentPart = { number: number; etag: string }

/** What is said of a file before it is sent. */
export type UploadStart = {
  /** What the sender calls it: asked for again under it, it is the same. */ named?: string | undefined
  name: string
  size: number
  type: string
  parent: string
  folders: string
  mode: 'private' | 'public'
  conflict: NameConflict
}
/** What was sent, to be made something of. */
export type UploadFinish = { id: string; parts: SentPart[]; conflict: NameConflict }
/** What there is to show of a file that has come. */
export type UploadedItem = Pick<FileItem, 'name'>

/** The calls that a file goes by: a person's own, a visitor's by a link, or those of what becomes no file. All go the same way between them. */
export type UploadChannel<T> = {
  start: (
    file: UploadStart,
    signal?: AbortSignal,
  ) => Promise<{ upload: UploadState; single?: Address | undefined; skipped?: boolean | undefined }>
  sign: (id: string, numbers: number[], signal?: AbortSignal) => Promise<PartAddress[]>
  /** How far it is, as the store has it. */
  state: (id: string, signal?: AbortSignal) => Promise<UploadState>
  /** Asked again after its answer was lost, it answers the same. */
  finish: (sent: UploadFinish, signal?: AbortSignal) => Promise<T>
  /** By its id, or by what its sender called it. */
  cancel: (id: string) => Promise<unknown>
}

const between = {
  sign: async (id: string, numbers: number[], signal?: AbortSignal) =>
    (await callGateway(uploadCalls.sign, { id, numbers }, signal)).parts,
  state: (id: string, signal?: AbortSignal) => callGateway(uploadCalls.state, { id }, signal),
  cancel: (id: string) => callGateway(uploadCalls.cancel, { id }),
}

/** A file of the person's, the organisation's, or the library's. */
export const ownChannel: UploadChannel<FileItem> = {
  ...between,
  start: (file, signal) => callGateway(uploadCalls.start, file, signal),
  finish: ({ id, parts, conflict }, signal) =>
    callGateway(uploadCalls.finish, { id, parts, ...(conflict === 'ask' ? {} : { conflict }) }, signal),
}

/** What another call makes something of, which is given the upload's id when all of it is there. */
export const channelFor = <T>(
  purpose: Exclude<UploadPurpose, 'file'>,
  make: (id: string, signal?: AbortSignal) => Promise<T>,
): UploadChannel<T> => ({
  ...between,
  start: ({ name, size, type }, signal) => callGateway(uploadCalls.start, { name, size, type, purpose }, signal),
  finish: async ({ id, parts }, signal) => {
    if (parts.length > 0) await callGateway(uploadCalls.join, { id, parts }, signal)
    return make(id, signal)
  },
})
