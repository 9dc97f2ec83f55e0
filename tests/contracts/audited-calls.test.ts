import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { isAuditAct } from '@schemas/area-audits'
import { hasRole } from '@schemas/layout/role'

const contracts = [...collectHandlers().values()].map((handler) => handler.call)
const root = resolve(import.meta.dirname, '../../src/gateway')
const read = new Map<string, string>()
const textOf = (file: string) =>
  read.get(file) ?? (read.set(file, readFileSync(file, 'utf8')), read.get(file) as string)

/** The services that do the work of the operator's calls, and of the site's own admins. */
const platform = readdirSync(join(root, 'platform'))
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => join(root, 'platform', name))

/** Handlers lie in the area of their call. */
const areas = resolve(import.meta.dirname, '../../src/areas')
const handlerFile = (name: string) =>
  readdirSync(areas)
    .map((area) => join(areas, area, 'server/calls', `${name}.ts`))
    .find((file) => existsSync(file)) ?? ''

/** The handler's module and all its transitive imports within the gateway and the areas, except what every handler goes through. */
function reached(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from) || from.startsWith(join(root, 'call')) || from.startsWith(join(root, 'db'))) return found
  found.add(from)
  for (const [, path = ''] of textOf(from).matchAll(/from '((?:\.{1,2}|@gateway|@areas)\/[^']+)'/g)) {
    const file = `${path.startsWith('.') ? resolve(dirname(from), path) : path.replace('@gateway', root).replace('@areas', areas)}.ts`
    if (existsSync(file)) reached(file, found)
  }
  return found
}

describe('audit log', () => {
  /** Calls by which managers and admins change something, or take data away. */
  const ofStaff = contracts.filter(
    ({ method, access, answer }) => hasRole(access, 'manager') && (method !== 'GET' || answer === 'stream'),
  )

  it('is stated by the contract of every call by which managers and admins may change something', () => {
    expect(ofStaff.length).toBeGreaterThan(50)
    expect(ofStaff.filter(({ audit }) => audit === undefined).map(({ name }) => name)).toEqual([])
  })

  it.each(contracts.flatMap((call) => (call.audit ? [[call.name, call.audit, call] as const] : [])))(
    'records %s as %s',
    (name, act, call) => {
      expect(isAuditAct(act)).toBe(true)
      const handler = handlerFile(name)
      const isOfPlatform = call.operator || textOf(handler).includes('services.siteAdmin')
      const files = [...reached(handler), ...(isOfPlatform ? platform : [])]
      // By its name, or by the name's first word in front of an expression.
      const [first] = act.split('-')
      expect(files.some((file) => textOf(file).includes(`'${act}'`) || textOf(file).includes(`\`${first}-\${`))).toBe(
        true,
      )
    },
  )
})
