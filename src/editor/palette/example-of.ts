import { blockDefinition, blockEditor } from '@registry/block-kits'
import { blockExamples } from '@registry/examples'
import { readDocument } from '../document/read-document'
import { DocumentStore } from '../state/document-store'

/** A block's first example on an otherwise empty page, or else the block in the form in which it is inserted. */
export function exampleOf(type: string): DocumentStore | undefined {
  const { props, slots, at } = blockExamples.find((each) => each.type === type)?.example ?? {
    props: blockEditor(type)?.start ?? {},
  }
  const block = {
    id: 'preview',
    type,
    version: blockDefinition(type)?.version ?? 1,
    props,
    ...(slots ? { slots } : {}),
    ...(at ? { at } : {}),
  }
  const read = readDocument('section:preview', {
    rows: [{ id: 'preview-row', cells: [{ id: 'preview-cell', blocks: [block] }] }],
  })
  return read && new DocumentStore(read.page)
}
