import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import {
  accessMode,
  folderId,
  maxUploadBytes,
  nameConflict,
  uploadName,
  uploadPurposes,
  uploadState,
} from '../../entities/file-item'

/** With 409, `error.details` is `{ item }`: the conflicting sibling, a `fileItem`. */
export const call = defineCall({
  name: 'files/start-upload',
  summary:
    'Opens the way for one file: by one request if it fits one part, in parts otherwise. What is to become of it is checked again when it has come.',
  method: 'POST',
  path: '/api/files/start-upload',
  access: 'user',
  scope: 'site',
  resources: { parent: 'folder' },
  cache: 'none',
  input: z.strictObject({
    parent: z._default(folderId, 'mine'),
    name: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** Folders below `parent` for the file, `Trip/Day 1`; missing ones are made. */
    folders: z._default(z.string().check(z.maxLength(4000)), ''),
    /** Bytes. */
    size: z.int().check(z.gte(0), z.lte(maxUploadBytes)),
    /** As the browser names it; the real type is decided from the content after the upload. */
    type: z._default(z.string().check(z.regex(/^(?:[\w.+-]{1,60}\/[\w.+-]{1,100})?$/)), ''),
    /** Private when absent; public in `media`, because pages show it. */
    mode: z.optional(accessMode),
    conflict: z._default(nameConflict, 'ask'),
    /** For a file: a repeated start with the same name returns the same upload. */
    named: z.optional(uploadName),
    /** For any purpose but `file`, folder, mode and names are ignored. */
    purpose: z._default(z.enum(uploadPurposes), 'file'),
  }),
  output: z.object({
    /** Empty with `skipped`. */
    upload: uploadState,
    /** Where to PUT the whole file with exactly these headers, when one request is enough. */
    single: z.optional(z.object({ address: z.string(), headers: z.record(z.string(), z.string()) })),
    /** With `skip`: a sibling has the name, and no upload was started. */
    skipped: z.optional(z.boolean()),
  }),
  errors: [
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A file with this name already exists.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 422, message: 'Pictures may have at most 40 MB. Please make it smaller and try again.' },
    {
      status: 429,
      message: 'Too much was sent in a few minutes. Please wait 15 minutes, then send the rest.',
    },
    {
      status: 507,
      message: 'Storage is full. Nothing was lost. Please tell the site’s administrator and try again later.',
    },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { name: 'ภาพ.jpg', size: 1000, type: 'image/jpeg' }, as: 'user' },
    { input: { name: 'film.mp4', size: 20_000_000, parent: 'organisation', folders: 'Trip/Day 1' }, as: 'user' },
    { input: { name: 'a.jpg', size: 1, parent: 'media' }, as: 'manager' },
    { input: { name: 'a.jpg', size: 1, parent: 'media' }, as: 'user', status: 404 },
    { input: { name: 'me.webp', size: 9000, type: 'image/webp', purpose: 'avatar' }, as: 'user' },
    { input: { name: 'a.woff2', size: 9000, purpose: 'font' }, as: 'admin' },
    { input: { name: 'site.zip', size: 20_000_000, purpose: 'import' }, as: 'manager' },
    { input: { name: 'ใบเสนอราคา.pdf', size: 9000, purpose: 'attachment' }, as: 'user' },
    { input: { name: 'a.woff2', size: 9000, purpose: 'font' }, as: 'manager', status: 403 },
    { input: { name: 'site.zip', size: 1, purpose: 'import' }, as: 'user', status: 403 },
    { input: { name: 'all.bin', size: 1_000_000_000_000 }, as: 'user', status: 413 },
    { input: { name: 'a.jpg', size: 1 }, status: 401 },
  ],
})
