import * as z from 'zod/mini'
import type { Reconciled } from '../files/reconcile'
import { isTroubled } from '../files/is-troubled'
import { reconcileAll } from './reconcile-all'
import { withData } from './with-data'

z.config(z.locales.en())

export type ReconcileOptions = {
  /** Report only. */ dry: boolean
  /** Read every file and compare its hash. */ verify: boolean
  json: boolean
}

/**
 * Reconciles all sites of DATABASE_URL or DATA_DIR with their store, repairs what can be repaired and prints the
 * findings. The gateway does the same automatically. Resolves to the exit code: 1 when something was found. Throws
 * SettingsError.
 */
export const runReconcile = (
  env: Record<string, string | undefined>,
  { dry, verify, json }: ReconcileOptions,
  print: (line: string) => void,
): Promise<0 | 1> =>
  withData(env, async ({ database, store }) => {
    const found = await reconcileAll({ database, store }, { repair: !dry, verify }, (each) => {
      if (!json) for (const line of lines(each, dry)) print(line)
    })
    if (json) print(JSON.stringify(found, null, 2))
    return found.some(isTroubled) ? 1 : 0
  })

function lines(
  { site, items, objects, strays, lost, redrawn, uploads, hashed, damaged, misplaced, sorted }: Reconciled,
  dry: boolean,
): string[] {
  const sections: [string[], string][] = [
    [strays, `objects that no row knows${dry ? '' : ', to be removed with the next leftovers'}`],
    [lost, `items whose file is gone${dry ? '' : ', put into the trash'}`],
    [redrawn, `items without a small picture${dry ? '' : ', drawn again'}`],
    [uploads, `uploads that nobody finishes${dry ? '' : ', given up'}`],
    [damaged, 'items whose file is another than was sent'],
    [misplaced, `files that lie among the public ones, or do not, against what they are${dry ? '' : ', moved'}`],
    [hashed, `items without a hash${dry ? '' : ', hashed'}`],
  ]
  const found = sections.filter(([each]) => each.length > 0)
  return [
    `${site}: ${items} files, ${objects} objects${found.length === 0 && sorted === 0 ? ', all agree' : ''}`,
    ...found.flatMap(([each, label]) => [`  ${each.length} ${label}`, ...each.map((name) => `    ${name}`)]),
    ...(sorted > 0 ? [`  ${sorted} names${dry ? ' to be' : ''} sorted anew`] : []),
  ]
}
