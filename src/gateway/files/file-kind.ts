import type { FileKind } from '@schemas/files/entities/file-item'

const byType: [RegExp, FileKind][] = [
  [/^image\//, 'picture'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^application\/pdf$/, 'pdf'],
  [/^text\/csv$|sheet$|ms-excel$/, 'sheet'],
  [/presentation$|ms-powerpoint$/, 'slides'],
  [/wordprocessingml\.document$|opendocument\.text$|msword$|rtf$|epub\+zip$/, 'document'],
  [/^text\/|^application\/(?:xml|json)$/, 'text'],
  [/zip$|x-tar$|x-7z-compressed$|vnd\.rar$/, 'archive'],
]

/** Kind of a file, by its detected type. */
export const fileKindOf = (mime: string): FileKind => byType.find(([type]) => type.test(mime))?.[1] ?? 'other'
