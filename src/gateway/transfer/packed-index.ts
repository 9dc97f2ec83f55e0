import type { ExportedDocument, ExportFile } from '@schemas/editor/entities/export-file'

/** A document of an index whose content stands between two places of `contents`. */
export type PackedDocument = Pick<ExportedDocument, 'key' | 'origin'> & { from: number; to: number }
/** A checked index, with the contents of its documents as JSON text. */
export type PackedIndex = {
  digest: string
  head: Omit<ExportFile, 'documents'>
  documents: PackedDocument[]
  contents: Uint8Array
}

/** A document of a file. Its content is parsed when it is asked for, and kept by nobody here. */
export type SentDocument = Pick<ExportedDocument, 'key' | 'origin'> & { content: () => unknown }
export type SentIndex = Omit<ExportFile, 'documents'> & { documents: SentDocument[] }

export function openIndex({ head, documents, contents }: PackedIndex): SentIndex {
  const text = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  return {
    ...head,
    documents: documents.map(({ key, origin, from, to }) => ({
      key,
      origin,
      content: () => JSON.parse(text.toString('utf8', from, to)) as unknown,
    })),
  }
}
