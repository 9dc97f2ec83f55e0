import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

// From this file and not from the working folder: a linter started elsewhere would find no rule for any file.
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The path of the linted file from the root. */
export const pathOf = (context) => relative(root, context.filename).split(sep).join('/')
