/** Why a block stands as a notice instead of its view. `path` leads to the value, from the document's root. */
export type Problem = {
  code: 'unknown-type' | 'invalid-props' | 'newer-version' | 'invalid-node' | 'migration-failed' | 'threw' | 'missing-section'
  message: string
  path: (string | number)[]
}
