import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The checkout's folder, regardless of the working directory. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

export const inProject = (...parts) => join(root, ...parts)
