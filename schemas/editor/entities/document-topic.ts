/** Who has a document open, its version and its notes, as one tab sees them: `editor/document:<mark>.<tab>`. */
export const documentTopic = 'editor/document'
/** The notes of the whole site. */
export const notesTopic = 'editor/notes'

/** A short name of a document, to wake by; two documents of one name only wake each other (FNV-1a). */
export function documentMark(key: string): string {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0
  return hash.toString(36)
}

export const documentTopicOf = (key: string, tab: string): string => `${documentTopic}:${documentMark(key)}.${tab}`
