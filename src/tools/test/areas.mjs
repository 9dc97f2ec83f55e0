import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

/** The areas of the product with their prefixes of calls and their blocks, from `src/areas/<area>/area.json`. */
export const readAreas = () =>
  readdirSync(inProject('src', 'areas'))
    .filter((name) => existsSync(inProject('src', 'areas', name, 'area.json')))
    .map((name) => ({ name, ...JSON.parse(readFileSync(inProject('src', 'areas', name, 'area.json'), 'utf8')) }))
