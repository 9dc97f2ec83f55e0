import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The checkout's folder, wherever the script was called from. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

export const inProject = (...parts) => join(root, ...parts)
